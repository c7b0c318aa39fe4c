import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, type ComponentProps, Suspense, type ReactNode } from 'react';
import { useModal } from '../ModalHost.tsx';
import { useSearchParams } from 'react-router';
import { PageLoading } from '../PageStates.tsx';
import { SAVED, type SavedFilterNavigation } from './listAddress.ts';

const SavedFilters = lazy(() => import('./SavedFilters.tsx'));

interface Props extends Omit<ComponentProps<typeof SavedFilters>, 'onClose'> {
  className?: string;
  size?: 'small';
}

/** Opens the reader's saved filters of a list, where the current settings can be saved. */
export const SavedFiltersButton = ({ className, size, ...filters }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const title = translate('listTools.saved.open');
  return (
    <Button
      className={className}
      size={size}
      startIcon={<FilterListIcon />}
      onClick={() =>
        openModal({
          title,
          content: (close) => <SavedFilters {...filters} onClose={close} />,
        })
      }
    >
      {title}
    </Button>
  );
};

const OpenSavedFilter = lazy(() => import('./OpenSavedFilter.tsx'));

interface FollowSavedFilterProps {
  list: string;
  opening?: SavedFilterNavigation;
  children?: ReactNode;
}

/** Renders the list, or redirects to it while the address names a saved filter. */
export const FollowSavedFilter = ({ list, opening, children }: FollowSavedFilterProps) => {
  const [address] = useSearchParams();
  const id = address.get(SAVED);
  if (!id) return children;
  return (
    <Suspense fallback={<PageLoading />}>
      <OpenSavedFilter list={list} id={id} opening={opening} />
    </Suspense>
  );
};
