import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { DashboardActions } from '../../contract/worklist/dashboard.ts';
import { DASHBOARD_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import type { ListName } from './ActionLists.tsx';
import { useLastPage } from './useDashboardSearch.ts';

const Frame = styled('div')(({ theme }) => ({
  '& footer': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: theme.spacing(1),
    minHeight: 48,
    padding: theme.spacing(0, 1, 0, 2),
    borderTop: '1px solid var(--border)',
    color: 'var(--ink-muted)',
    font: 'var(--text-body)',
  },
  '& footer span': { flex: 1 },
  // Fixed height of five rows and their header, so that the page does not jump with the tab.
  '& .body': { minHeight: 44 * DASHBOARD_PAGE_SIZE + 33 },
  '& .body > p': { margin: 0, padding: theme.spacing(2), color: 'var(--ink-muted)' },
}));
const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    height: 32,
    padding: '0 16px',
    textAlign: 'left',
    font: '500 var(--text-body)',
    color: 'var(--ink-muted)',
  },
  '& td': {
    height: 'var(--height-row)',
    padding: '0 16px',
    borderTop: '1px solid var(--border)',
    // A long name wraps.
    overflowWrap: 'anywhere',
  },
  '& th:last-of-type, & td:last-of-type': { width: '50%' },
  '& tbody tr': { cursor: 'pointer', '&:hover': { background: 'var(--sunken)' } },
  '& a': {
    color: 'var(--ink)',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { color: 'var(--primary)', textDecoration: 'underline' },
  },
  '& i': { display: 'block', width: '50%', height: 12, borderRadius: 4, background: 'var(--border)' },
});

type Item = DashboardActions[ListName]['items'][number];

interface Props {
  name: ListName;
  /** Id of the tab. */
  labelledBy: string;
  list?: { items: Item[]; total: number };
  page: number;
  factName: string;
  fact: (item: Item) => ReactNode;
  link: ReactNode;
  onPage: (page: number) => void;
}

const SKELETON_ROWS = Array.from({ length: DASHBOARD_PAGE_SIZE }, (_, row) => row);

/** One list of the dashboard, five rows per page (DASH-07); a row opens the patient (DASH-15). */
export const ActionList = ({ name, labelledBy, list, page, factName, fact, link, onPage }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = translate(`dashboard.list.${name}`);
  const total = list?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / DASHBOARD_PAGE_SIZE));
  useLastPage(list !== undefined && page > lastPage, () => onPage(lastPage));
  const first = (page - 1) * DASHBOARD_PAGE_SIZE + 1;
  const last = Math.min(total, page * DASHBOARD_PAGE_SIZE);
  const renderPageButton = (to: number, key: 'previous' | 'next', rotate: string) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(`dashboard.${key}`, { list: title })}
      disabled={to < 1 || (to - 1) * DASHBOARD_PAGE_SIZE >= total}
      style={{ rotate, opacity: to < 1 || (to - 1) * DASHBOARD_PAGE_SIZE >= total ? 0.4 : 1 }}
      onClick={() => onPage(to)}
    >
      <ExpandMoreIcon fontSize="small" />
    </button>
  );
  return (
    <Frame>
      <div className="body">
        {list && total === 0 ? (
          <p>{translate(`dashboard.empty.${name}`)}</p>
        ) : (
          <Table aria-labelledby={labelledBy}>
            <thead>
              <tr>
                <th scope="col">{translate('dashboard.name')}</th>
                <th scope="col">{factName}</th>
              </tr>
            </thead>
            <tbody>
              {list?.items.map((item) => (
                <tr key={item.patientId} onClick={() => void navigate(`/patients/${item.patientId}`)}>
                  <td>
                    <Link to={`/patients/${item.patientId}`} onClick={(event) => event.stopPropagation()}>
                      {formatFullName(item) || translate('dashboard.unnamed')}
                    </Link>
                  </td>
                  <td>{fact(item)}</td>
                </tr>
              ))}
              {!list &&
                SKELETON_ROWS.map((row) => (
                  <tr key={row} aria-hidden="true">
                    <td>
                      <i>&nbsp;</i>
                    </td>
                    <td>&nbsp;</td>
                  </tr>
                ))}
            </tbody>
          </Table>
        )}
      </div>
      <footer>
        <span aria-live="polite">{total > 0 && translate('dashboard.range', { first, last, total })}</span>
        {link}
        {total > DASHBOARD_PAGE_SIZE && (
          <>
            {renderPageButton(page - 1, 'previous', '90deg')}
            {renderPageButton(page + 1, 'next', '-90deg')}
          </>
        )}
      </footer>
    </Frame>
  );
};
