import Typography from '@mui/material/Typography';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE } from '../../contract/platform/limits.ts';
import type { DashboardActions } from '../../contract/worklist/dashboard.ts';
import { toDayInZone } from '../../domain/platform/calendar.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { StatusChip, type Tone } from '../../src/ui/FactList.tsx';
import { ActionList } from './ActionList.tsx';
import { useDashboardSearch } from './useDashboardSearch.ts';

export type ListName = Exclude<keyof DashboardActions, 'totalPatients'>;
export type Pages = Record<`${ListName}Page`, number>;

export const pageNames = ['noAccountPage', 'noHepPage', 'noRecentSessionPage', 'readyToBillPage'] as const;

const Panel = styled('section')(({ theme }) => ({
  minWidth: 0,
  marginTop: theme.spacing(3),
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& h2': { padding: theme.spacing(2, 2, 0) },
  '& [role=tab] b': { marginLeft: 8, fontVariantNumeric: 'tabular-nums' },
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

/** `Your Patients' Activity`: the four action lists in tabs (DASH-06..15). */
export const ActionLists = ({ actions, busy, pages, onPage }: Props) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const { read, change } = useDashboardSearch();
  const id = useId();
  if (!viewer) return null;
  const zone = viewer.organization?.timezone ?? DEFAULT_TIMEZONE;
  const shown = lists.filter(({ healthOnly }) => !healthOnly || hasProduct(viewer, 'HEALTH'));
  const selected = shown.find(({ name }) => name === read('list'))?.name ?? 'noAccount';
  const fact = (item: DashboardActions[ListName]['items'][number]): ReactNode => {
    if ('status' in item)
      return <StatusChip tone={tones[item.status]} label={translate(`dashboard.label.${item.status}`)} />;
    return item.lastSession ? formatDate(toDayInZone(item.lastSession, zone)) : '-';
  };
  return (
    <Panel aria-labelledby={`${id}-title`} aria-busy={busy}>
      <Typography variant="h2" id={`${id}-title`}>
        {translate('dashboard.activity')}
      </Typography>
      <Tabs
        value={selected}
        variant="scrollable"
        aria-labelledby={`${id}-title`}
        onChange={(_, list: ListName) => change({ list })}
      >
        {shown.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={
              <span>
                {translate(`dashboard.list.${name}`)} <b>{actions?.[name].total}</b>
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        <ActionList
          key={selected}
          name={selected}
          labelledBy={`${id}-${selected}`}
          list={actions?.[selected]}
          page={pages[`${selected}Page`]}
          factName={translate(selected === 'noRecentSession' ? 'dashboard.lastSession' : 'dashboard.status')}
          fact={fact}
          link={
            selected === 'readyToBill' && (
              <Link to="/rtm-billing/cycles-by-month/">{translate('dashboard.toBilling')}</Link>
            )
          }
          onPage={(page) => onPage(selected, page)}
        />
      </div>
    </Panel>
  );
};
