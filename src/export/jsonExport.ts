type JsonExport = (...args: unknown[]) => void;

/**
 * What react-admin's default exporter takes from `jsonexport`: the writer of CSV files, loaded when somebody exports and
 * not with every list. `vite.config.ts` puts this in the package's place.
 */
const exportLater: JsonExport = (...args) => {
  void import('jsonexport/dist').then((library) => library.default(...args));
};
export default exportLater;
