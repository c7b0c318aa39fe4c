type JsonExport = (...args: unknown[]) => void;

/**
 * Replaces `jsonexport` in react-admin's default exporter (see `vite.config.ts`): the CSV writer is loaded on export
 * and not with every list.
 */
const exportLater: JsonExport = (...args) => {
  void import('jsonexport/dist').then((library) => library.default(...args));
};
export default exportLater;
