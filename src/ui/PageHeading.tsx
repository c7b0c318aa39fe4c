import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, type ReactNode, type Ref } from 'react';
import { configuration } from './configuration.ts';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(3),
}));

interface Props {
  title: string;
  lead?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** Ref of the title, for pages that focus it. */
  heading?: Ref<HTMLHeadingElement>;
}

/** The title of a console page and of its window, with the page's actions. */
export const PageHeading = ({ title, lead, actions, heading }: Props) => {
  useEffect(() => {
    document.title = `${title} · ${configuration().brand.name}`;
  }, [title]);
  return (
    <Row>
      <div style={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h1" {...(heading && { ref: heading, tabIndex: -1, sx: { outline: 'none' } })}>
          {title}
        </Typography>
        {lead && <Typography color="textSecondary">{lead}</Typography>}
      </div>
      {actions}
    </Row>
  );
};
