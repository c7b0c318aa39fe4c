import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense } from 'react';
import type { AnySettings } from '../../../contract/list-settings.ts';
import { useModal } from '../../layout/ModalHost.tsx';
import { PageLoading } from '../PageLoading.tsx';
import type { Opening } from './listAddress.ts';

const SavedFilters = lazy(() => import('./SavedFilters.tsx'));

interface Props {
  list: string;
  /** The list as it is now. */
  settings: AnySettings;
  opening?: Opening;
  className?: string;
}

/** Opens the reader's saved filters of a list, where the list as it is now can be kept as one. */
export const SavedFiltersButton = ({ list, settings, opening, className }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const title = translate('listTools.saved.open');
  return (
    <Button
      className={className}
      startIcon={<FilterListIcon />}
      onClick={() =>
        openModal({
          title,
          content: (close) => (
            <Suspense fallback={<PageLoading />}>
              <SavedFilters list={list} settings={settings} opening={opening} onClose={close} />
            </Suspense>
          ),
        })
      }
    >
      {title}
    </Button>
  );
};
