import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** What to do with a template that was just published (BLD-24..26). */
export const TemplateReady = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return (
    <div
      role="status"
      style={{ display: 'grid', justifyItems: 'center', gap: 16, padding: '12vh 24px', textAlign: 'center' }}
    >
      <span style={{ color: 'var(--success)' }}>
        <CheckCircleIcon sx={{ fontSize: 64 }} />
      </span>
      <Typography variant="h1" component="p">
        {translate('builder.ready')}
      </Typography>
      <Typography dir="auto" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 8 }}>
        <Button component={Link} to="/programs/templates/" variant="outlined">
          {translate('builder.toList')}
        </Button>
        <Button component={Link} to="/patients/" variant="contained">
          {translate('builder.assignNow')}
        </Button>
      </div>
    </div>
  );
};
