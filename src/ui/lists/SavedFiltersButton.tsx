import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, type ComponentProps } from 'react';
import { useModal } from '../ModalHost.tsx';

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
