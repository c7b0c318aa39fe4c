import { useTranslate } from 'react-admin';
import { editIcon, trashIcon } from '../../src/icons/consoleIcons.ts';
import { Icon } from '../../src/icons/Icon.tsx';

interface Props {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The two buttons of a module, and of an assessment in it. */
export const EditDelete = ({ name, onEdit, onDelete }: Props) => {
  const translate = useTranslate();
  const button = (act: string, icon: string, onClick: () => void) => (
    <button
      type="button"
      className="icon-button"
      aria-label={translate(`scanModules.${act}`, { name })}
      onClick={onClick}
    >
      <Icon path={icon} size={18} />
    </button>
  );
  return (
    <>
      {button('edit', editIcon, onEdit)}
      {button('delete', trashIcon, onDelete)}
    </>
  );
};
