import type { Favorito } from '@martelo/shared/favorito';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { prefixoDoLote } from '@martelo/shared/lote-url';
import { ConviteDoAparelho } from '../avisos/ConviteDoAparelho.tsx';
import area from '../cliente/AreaCliente.module.css';
import { CartaoLote } from '../lote/CartaoLote.tsx';
import { FAVORITOS } from '../palavras/favoritos.ts';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { AvisarAntes } from './AvisarAntes.tsx';
import estilo from './Favoritos.module.css';

/** What a client keeps in sight: what is still open by its end, then what is over. A heart taken away stays to be put back. */
export function ListaDeFavoritos({
  modo,
  favoritos,
  minutos,
}: {
  modo: TipoHotsite;
  favoritos: readonly Favorito[];
  /** Before the end, when they are told. */
  minutos: number;
}) {
  const palavras = FAVORITOS[modo];
  if (favoritos.length === 0)
    return (
      <Vazio
        icone="heart"
        titulo={palavras.vazio}
        acao={<BotaoLigacao href={`/${prefixoDoLote(modo)}?abertos=1`}>{palavras.encontrar}</BotaoLigacao>}
      >
        {palavras.comoMarcar}
      </Vazio>
    );
  const abertos = favoritos.filter(emAberto).sort((um, outro) => fimDe(um) - fimDe(outro));
  const encerrados = favoritos.filter((um) => !emAberto(um));
  return (
    <>
      {abertos.length > 0 && (
        <section aria-labelledby="abertos">
          <h2 id="abertos" className={estilo.grupo}>
            {palavras.emAberto}
          </h2>
          <p className={area.explica}>{palavras.aviso(minutos)}</p>
          <ConviteDoAparelho modo={modo} />
          <ul className={estilo.grade}>
            {abertos.map(({ lelUid, lote, posicao, avisar }, i) => (
              <li key={lelUid} className={estilo.item}>
                <CartaoLote lote={lote} modo={modo} posicao={posicao} prioridade={i < 4} />
                <AvisarAntes lelUid={lelUid} nome={lote.nome} inicial={avisar} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {encerrados.length > 0 && (
        <section aria-labelledby="encerrados">
          <h2 id="encerrados" className={estilo.grupo}>
            {palavras.encerrados}
          </h2>
          <ul className={estilo.grade}>
            {encerrados.map(({ lelUid, lote, posicao }) => (
              <li key={lelUid} className={estilo.item}>
                <CartaoLote lote={lote} modo={modo} posicao={posicao} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const emAberto = ({ lote }: Favorito): boolean => {
  const fase = FASE_DA_SITUACAO[lote.situacao];
  return fase === 'disputa' || fase === 'preparo';
};

const fimDe = ({ lote }: Favorito): number =>
  lote.dataFim === null ? Number.POSITIVE_INFINITY : Date.parse(lote.dataFim);
