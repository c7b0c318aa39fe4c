import Papa from 'papaparse';

export type CsvCell = string | number | boolean | null | undefined;

// A spreadsheet reads such a cell as a formula; some read the signs in full width too. Cells that already start with our own mark get it too, so that taking
// one apostrophe off gives back every text as it was.
const formulaPattern = /^'*[=+\-@＝＋－＠\t\r\n\0]/;

/**
 * Rows, the header first, as CSV text with CRLF line ends. Texts that a spreadsheet would run as a formula get an
 * apostrophe in front; numbers stay numbers, null is an empty cell.
 */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  Papa.unparse(rows as CsvCell[][], { escapeFormulae: formulaPattern, newline: '\r\n' });
