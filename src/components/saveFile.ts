import type { CsvCell } from '../../domain/csv.ts';

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Saves rows, their heads first, as a CSV file. The mark at the beginning tells spreadsheets that the text is UTF-8. */
export async function saveCsv(rows: readonly (readonly CsvCell[])[], name: string): Promise<void> {
  const { toCsv } = await import('../../domain/csv.ts');
  saveFile(new Blob(['\uFEFF', toCsv(rows)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
