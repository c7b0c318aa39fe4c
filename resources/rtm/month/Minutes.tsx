import { translateMessage } from '../../../src/ui/i18n/language.ts';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { RtmMonthDetail } from '../../../contract/rtm/month.ts';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';

const Scroller = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '4px 24px 4px 0', textAlign: 'left', verticalAlign: 'top' },
  '& th': { font: '500 var(--text-body)', color: 'var(--ink-muted)', whiteSpace: 'nowrap' },
  '& .number': { textAlign: 'right', whiteSpace: 'nowrap' },
  '@media (max-width: 599.98px)': {
    '& th, & td': { paddingRight: 12 },
    '& th, & th.number': { whiteSpace: 'normal' },
  },
});

/** Minutes and live interactions that count in the month by person, and their notes (ENT-047). */
export const Minutes = ({ detail: { authors, notes } }: { detail: RtmMonthDetail }) => {
  const translate = useTranslate();
  const formatAuthor = (author: RtmMonthDetail['notes'][number]['author']) =>
    author ? formatFullName(author) : translate('rtm.unknownAuthor');
  return (
    <section>
      <h3>{translate('rtm.minutesBy')}</h3>
      {authors.length === 0 && <p>{translate('rtm.noNotes')}</p>}
      {authors.length > 0 && (
        <Scroller>
          <Table>
            <thead>
              <tr>
                <th scope="col">{translate('rtm.author')}</th>
                <th scope="col">{translate('rtm.credential')}</th>
                <th scope="col" className="number">
                  {translate('rtm.minutesHead')}
                </th>
                <th scope="col" className="number">
                  {translate('rtm.contactsHead')}
                </th>
              </tr>
            </thead>
            <tbody>
              {authors.map(({ author, credential, minutes, contacts }, at) => (
                <tr key={`${author?.id ?? at} ${credential}`}>
                  <td>{formatAuthor(author)}</td>
                  <td>{credential ? translate(`rtm.credentials.${credential}`) : '-'}</td>
                  <td className="number">{minutes}</td>
                  <td className="number">{contacts}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{translate('rtm.notes', { smart_count: notes.length })}</summary>
          <ul>
            {notes.map((note) => (
              <li key={note.id}>
                {formatDate(note.date)} · {formatAuthor(note.author)} ·{' '}
                {translate('rtm.countedOf', { counted: note.countedMinutes, smart_count: note.minutes })}
                {note.live && ` · ${translate('rtm.live')}`}
                {note.contactMode && ` · ${translate(`rtm.mode.${note.contactMode}`)}`}
                {note.reasons.map((reason) => (
                  <small key={reason.code}>{translateMessage(reason)}</small>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
