import type { RecursoDescrito } from '@martelo/shared/recurso';
import { ADMIN_CARIMBO } from '../../src/palavras/admin-carimbo.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Entrada, type PropsDaEntrada } from '../formulario/entradas/Entrada.tsx';
import Registro from '../registro/Tela.tsx';
import { Cor } from './Cor.tsx';
import { Previa } from './Previa.tsx';

const ENTRADAS = { cor: Cor, corTexto: Cor, leilaoIds: Leiloes };

/** A stamp: what every kind's screen has, and how it looks over a lot while it is written. */
export default function Tela({ recurso, uid }: { recurso: RecursoDescrito; uid: string }) {
  const P = ADMIN_CARIMBO[useCasa().configuracao.marca.tipo];
  const secoes = [
    { titulo: P.oQueMostra, campos: ['nome', 'aparencia', 'texto', 'cor', 'corTexto', ...IMAGENS] },
    { titulo: P.quando, campos: ['inicio', 'fim', 'prioridade'] },
    { titulo: P.ondeAparece, campos: ['leilaoIds', 'tipos', 'comIds', 'situacoes', 'palavras'] },
  ];
  return <Registro {...{ recurso, uid }} formulario={{ secoes, entradas: ENTRADAS, junto: <Previa /> }} />;
}

const IMAGENS = ['urlCard', 'urlLote', 'link', 'posicao'];

/** Auctions are no records, and are found as those are. */
function Leiloes(props: PropsDaEntrada) {
  return <Entrada {...props} campo={{ ...props.campo, ref: 'leilao' }} />;
}
