/** No answer: the network or the server is gone. */
export class Unreachable extends Error {}
