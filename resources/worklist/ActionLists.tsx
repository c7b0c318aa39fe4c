import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/platform/limits.ts';
import type { DashboardActions } from '../../contract/worklist/dashboard.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { StatusChip, type Tone } from '../../src/ui/FactList.tsx';
import { ActionList } from './ActionList.tsx';

export type ListName = Exclude<keyof DashboardActions, 'totalPatients'>;
export type Pages = Record<`${ListName}Page`, number>;

export const firstPages: Pages = { noAccountPage: 1, noHepPage: 1, noRecentSessionPage: 1, readyToBillPage: 1 };

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
}));

/** Health lists come last, so that clinics without Health have no gap (DASH-12, DASH-13). */
const lists: readonly { name: ListName; healthOnly?: true }[] = [
  { name: 'noAccount' },
  { name: 'noRecentSession' },
  { name: 'noHep', healthOnly: true },
  { name: 'readyToBill', healthOnly: true },
];

const tones: Record<'NO_ACCOUNT' | 'NO_HEP' | 'READY_TO_BILL', Tone> = {
  NO_ACCOUNT: 'info',
  NO_HEP: 'warning',
  READY_TO_BILL: 'success',
};

interface Props {
  /** Undefined during the first load. */
  actions?: DashboardActions;
  busy: boolean;
  pages: Pages;
  onPage: (list: ListName, page: number) => void;
}

/** `Your Patients' Activity`: the four action lists (DASH-06..15). */
export const ActionLists = ({ actions, busy, pages, onPage }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  if (!viewer) return null;
  const zone = viewer.organization?.timezone ?? DEFAULT_TIMEZONE;
  const fact = (item: DashboardActions[ListName]['items'][number]): ReactNode => {
    if ('status' in item)
      return <StatusChip tone={tones[item.status]} label={translate(`dashboard.label.${item.status}`)} />;
    return item.lastSession ? formatDate(toDayInZone(item.lastSession, zone)) : '-';
  };
  return (
    <>
      <Typography variant="h2">{translate('dashboard.activity')}</Typography>
      <Grid aria-busy={busy}>
        {lists
          .filter(({ healthOnly }) => !healthOnly || hasProduct(viewer, 'HEALTH'))
          .map(({ name }) => (
            <ActionList
              key={name}
              name={name}
              list={actions?.[name]}
              page={pages[`${name}Page`]}
              factName={translate(name === 'noRecentSession' ? 'dashboard.lastSession' : 'dashboard.status')}
              fact={fact}
              link={
                name === 'readyToBill' && (
                  <Link to="/rtm-billing/cycles-by-month/">{translate('dashboard.toBilling')}</Link>
                )
              }
              onPage={(page) => onPage(name, page)}
            />
          ))}
      </Grid>
    </>
  );
};
