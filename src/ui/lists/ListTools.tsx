import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate, type FilterPayload, type RaRecord } from 'react-admin';
import { lazy } from 'react';
import type { AnySettings } from '../../../contract/platform/list-settings.ts';
import type { FilteredList } from '../../../contract/saved-filters/saved-filters.ts';
import { useModal } from '../ModalHost.tsx';
import { useCompleteColumns, type Column, useColumnChoice } from './column.ts';
import { SavedFiltersButton } from './SavedFiltersButton.tsx';
import { useExport } from './useExport.ts';

const ColumnDialog = lazy(() => import('./ColumnDialog.tsx'));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(0.5, 1),
  marginBottom: theme.spacing(1),
  minHeight: 32,
  [theme.breakpoints.down('sm')]: { columnGap: theme.spacing(1), '& .MuiButton-root': { paddingInline: 4 } },
}));

interface Props<Item extends RaRecord> {
  list: FilteredList;
  /** Title of the list; the exported file is named after it. */
  name: string;
  columns: readonly Column<Item>[];
  filter?: FilterPayload;
}

/** Tools of a list: saved filters, column selection, export. */
export default function ListTools<Item extends RaRecord>({ list, name, columns, filter }: Props<Item>) {
  const translate = useTranslate();
  const { openModal } = useModal();
  const { resource, filterValues, sort, perPage } = useListContext<Item>();
  const whole = useCompleteColumns(columns, resource);
  const { ordered, isShown } = useColumnChoice(resource, whole);
  const { progress, start, stop } = useExport({ columns: ordered.filter(isShown), filter, name });
  const settings = { filter: filterValues as AnySettings['filter'], sort: sort.field, order: sort.order, perPage };
  const columnsTitle = translate('listTools.columns.open');
  return (
    <Bar role="group" aria-label={translate('listTools.tools')}>
      {progress && (
        <span role="status" style={{ color: 'var(--ink-muted)' }}>
          {translate('listTools.export.progress', { ...progress })}
        </span>
      )}
      <SavedFiltersButton size="small" list={list} settings={settings} />
      <Button
        size="small"
        startIcon={<ViewColumnIcon />}
        onClick={() =>
          openModal({
            title: columnsTitle,
            size: 'xs',
            content: (close) => <ColumnDialog resource={resource} columns={whole} onClose={close} />,
          })
        }
      >
        {columnsTitle}
      </Button>
      <Button size="small" startIcon={<FileDownloadIcon />} onClick={progress ? stop : () => void start()}>
        {translate(progress ? 'listTools.export.cancel' : 'listTools.export.action')}
      </Button>
    </Bar>
  );
}
