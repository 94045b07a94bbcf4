declare module 'virtual:core' {
  /** Where the files of the core are, with a slash at the end. */
  export const CORE: string;
}
