import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useContext } from 'react';
import { QuickFindField } from '../../../resources/search/shared/QuickFindField.tsx';
import { useLayoutFrame, SlotContext } from '../../ui/LayoutContext.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { HelpMenu } from './HelpMenu.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  top: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(200px, 440px) minmax(max-content, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 64,
  padding: theme.spacing(0, 3, 0, 4),
  background: 'var(--canvas)',
  borderBottom: '1px solid var(--border)',
  '@media print': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gap: theme.spacing(0.5),
    minHeight: 56,
    padding: theme.spacing(0, 1),
  },
}));
const Place = styled('div')({
  lineHeight: '18px',
  '& p': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& p:first-of-type': { fontWeight: 600 },
  '& p + p': { color: 'var(--ink-muted)', font: 'var(--text-micro)' },
});
const Controls = styled('div')({
  gridColumnEnd: -1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
});
const Slot = styled('div')({ display: 'flex', gap: 8, '&:not(:empty)': { marginRight: 8 } });

/** Where the user is: the organization and the locations that they work at. */
const WhereIAm = () => {
  const translate = useTranslate();
  const { viewer } = useLayoutFrame();
  const [first, ...others] = viewer.locations.map(({ name }) => name);
  return (
    <Place>
      <p>{viewer.organization?.name}</p>
      {first && (
        <p title={[first, ...others].join(', ')}>
          {others.length > 0 ? translate('shell.moreLocations', { name: first, smart_count: others.length }) : first}
        </p>
      )}
    </Place>
  );
};

/** Where the user is, the search, slots of pages, and what concerns the whole page and the account. */
export const TopBar = ({ onOpenMenu }: { onOpenMenu?: () => void }) => {
  const translate = useTranslate();
  const { setSlot } = useContext(SlotContext);
  const isSmall = onOpenMenu !== undefined;
  return (
    <Bar>
      {isSmall && (
        <button type="button" className="icon-button" aria-label={translate('shell.openMenu')} onClick={onOpenMenu}>
          <MenuIcon fontSize="small" />
        </button>
      )}
      <WhereIAm />
      <QuickFindField />
      <Controls>
        <Slot ref={setSlot} />
        {!isSmall && <SchemeToggle />}
        {!isSmall && <HelpMenu />}
        <AccountMenu isSmall={isSmall} />
      </Controls>
    </Bar>
  );
};
