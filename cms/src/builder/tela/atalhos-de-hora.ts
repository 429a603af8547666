import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { TELA } from '../../palavras/construtor/tela.ts';
import { instanteDeSaoPaulo } from '../inspetor/data/sao-paulo.ts';
import type { Virada } from './visao.ts';

const DIA_MS = 86_400_000;

/** Hours people ask for: soon, tomorrow morning, a week from now, all on São Paulo's clock. */
export function atalhosDeHora(agora: number): Virada[] {
  const as = (dia: number, hora: string) =>
    instanteDeSaoPaulo(`${diaEmSaoPaulo(agora + dia * DIA_MS)}T${hora}`) as string;
  return [
    { frase: TELA.daquiA1Hora, instante: new Date(agora + 3_600_000).toISOString() },
    { frase: TELA.amanhaAs9H, instante: as(1, '09:00') },
    { frase: TELA.daquiAUmaSemana, instante: new Date(agora + 7 * DIA_MS).toISOString() },
  ];
}
