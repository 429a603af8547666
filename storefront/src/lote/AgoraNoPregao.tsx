import type { TipoHotsite } from '@martelo/shared/hotsite';
import { PAINEL } from '../palavras/painel.ts';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './AgoraNoPregao.module.css';
import type { NoPregao } from './no-pregao.ts';

/** The lot that the auctioneer calls now, one press away, or that the next is about to come. Said by the lot's voice, not here. */
export function AgoraNoPregao({ noPregao, modo }: { noPregao: NonNullable<NoPregao>; modo: TipoHotsite }) {
  if (noPregao === 'espera') return <p className={estilo.espera}>{PAINEL[modo].proximoLote}</p>;
  return (
    <Ligacao href={noPregao.url} className={estilo.proximo}>
      <span className={estilo.rotulo}>{PAINEL[modo].noPregao(String(noPregao.numero))}</span>
      <strong>{noPregao.nome}</strong>
      <Icone nome="arrow-right" tamanho={20} />
    </Ligacao>
  );
}
