import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';

interface Props {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The two buttons of a module, and of an assessment in it. */
export const EditDelete = ({ name, onEdit, onDelete }: Props) => {
  const translate = useTranslate();
  const button = (act: string, Icon: typeof EditIcon, onClick: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(`scanModules.${act}`, { name })}
      onClick={onClick}
    >
      <Icon sx={{ fontSize: 18 }} />
    </button>
  );
  return (
    <>
      {button('edit', EditIcon, onEdit)}
      {button('delete', DeleteIcon, onDelete)}
    </>
  );
};
