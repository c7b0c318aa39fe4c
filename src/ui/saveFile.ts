import type { CsvCell } from '../../domain/platform/csv.ts';

/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser holds the data itself once the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves rows, header first, as a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export async function saveCsv(rows: readonly (readonly CsvCell[])[], name: string): Promise<void> {
  const { toCsv } = await import('../../domain/platform/csv.ts');
  saveFile(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
