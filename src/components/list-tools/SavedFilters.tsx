import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { AnySavedFilter, AnySettings } from '../../../contract/list-settings.ts';
import { PageLoading } from '../PageLoading.tsx';
import { listAddress, sharedAddress, type Opening } from './listAddress.ts';
import { SavedFilterLine } from './SavedFilterLine.tsx';
import { SaveFilterForm } from './SaveFilterForm.tsx';

interface Props {
  list: string;
  /** The list as it is now. */
  settings: AnySettings;
  opening?: Opening;
  onClose: () => void;
}

/** The reader's saved filters of a list, on the server so that they are found on any machine. */
export default function SavedFilters({ list, settings, opening, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data, error, isPending, refetch } = useGetList<AnySavedFilter>('saved-filters', { filter: { list } });
  return (
    <>
      <SaveFilterForm list={list} settings={settings} onAdded={() => void refetch()} />
      {isPending && <PageLoading />}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {translate('listTools.saved.failed')}
        </Alert>
      )}
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {translate('listTools.saved.none')}
        </Typography>
      )}
      <ul style={{ listStyle: 'none', margin: '16px 0 0', padding: 0, display: 'grid', gap: 4 }}>
        {data?.map((saved) => (
          <SavedFilterLine
            key={saved.id}
            saved={saved}
            settings={settings}
            link={sharedAddress(window.location.origin, pathname, saved.id)}
            onChanged={() => void refetch()}
            onApply={() => {
              onClose();
              opening?.onUse?.(saved.settings);
              void navigate((opening?.addressOf ?? listAddress)(pathname, saved.settings));
            }}
          />
        ))}
      </ul>
    </>
  );
}
