/** The package has no types. */
declare module 'jsonexport/dist' {
  const writeCsv: (...args: unknown[]) => void;
  export default writeCsv;
}
