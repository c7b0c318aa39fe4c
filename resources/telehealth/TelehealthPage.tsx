import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { telehealthMessages, type TelehealthKey } from './messages.en.ts';
import { keysOf } from '../../contract/platform/typed-keys.ts';

/** Loaded with this page. @public */
export const texts = { en: telehealthMessages };

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const demos = { hands: 'hands', tremors: 'tremors', shoulder: 'external-shoulder-rotation' } as const;

/** `/telehealth/` (TELE-01): links to the three demos. */
export default function TelehealthPage() {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('telehealth.title')} lead={translate('telehealth.lead')} />
      <Grid>
        {keysOf(demos).map((demo) => (
          <Card key={demo} component="li">
            <CardActionArea component={Link} to={`/telehealth/${demos[demo]}/`} sx={{ p: 3, height: '100%' }}>
              <Typography variant="h2">{translate(`telehealth.${demo}.title` satisfies TelehealthKey)}</Typography>
              <Typography color="textSecondary">
                {translate(`telehealth.${demo}.lead` satisfies TelehealthKey)}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Grid>
    </>
  );
}
