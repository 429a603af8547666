import { ZONA } from '@martelo/shared/datas';
import estilo from './SeloDeData.module.css';

const parte = (opcoes: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: ZONA, ...opcoes });
const DIA = parte({ day: '2-digit' });
const MES = parte({ month: 'short' });
const SEMANA = parte({ weekday: 'short' });

const semPonto = (texto: string) => texto.replace('.', '');

/** A day as a leaf of a calendar, in São Paulo. */
export function SeloDeData({ instante, className }: { instante: string; className?: string }) {
  const data = new Date(instante);
  return (
    <time dateTime={instante} className={[estilo.selo, className].join(' ')}>
      <span>{semPonto(MES.format(data))}</span>
      <strong>{DIA.format(data)}</strong>
      <span>{semPonto(SEMANA.format(data))}</span>
    </time>
  );
}
