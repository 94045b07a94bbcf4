declare module 'virtual:core' {
  /** The address of the engine's files, with a slash at the end. */
  export const ENGINE_FOLDER: string;
}
