/** There is no response: the network or the server is down. */
export class Unreachable extends Error {}
