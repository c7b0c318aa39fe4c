import { reconciledFields } from '../../../contract/gait/reconcile.ts';
import { columnNames } from '../../patients/bulk-add/columns.ts';

/** Fields of a reconcile file, in the order of the template (OPEN-100). */
export const reconcileColumns = ['gaitUid', ...reconciledFields] as const;

/** The template as CSV text: its header line. */
export const reconcileTemplate = `${reconcileColumns.map((field) => columnNames[field]).join(',')}\r\n`;
