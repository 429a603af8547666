import type { EstadoDoPregao } from '@martelo/shared/leiloeiro';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { fotoNaCasa } from '../fotos/na-casa.ts';
import { reais, sobMartelo } from './atos.ts';
import { usePalavras } from './contexto.ts';

/** The lot on the block: how it looks, whose it is, and whether its reserve is reached. */
export function LoteNoPregao({ estado }: { estado: EstadoDoPregao }) {
  const P = usePalavras();
  const { lote, contagem } = estado;
  if (lote === null)
    return (
      <div className="mesa-vazia">
        <Icone nome="gavel" tamanho={40} />
        <h2>{P.lote.nenhum}</h2>
        <p>{contagem.aguardando > 0 ? P.lote.abraOPrimeiro : P.lote.acabou}</p>
      </div>
    );
  const { numero, nome, foto, comitente, reserva, reservaAtingida } = lote;
  return (
    <>
      <div className="mesa-foto">
        {foto ? (
          <img src={fotoNaCasa(foto, 1600)} alt="" />
        ) : (
          <span>
            <Icone nome="image" tamanho={32} />
            {P.lote.semFoto}
          </span>
        )}
        <p>
          {P.lote.numero(numero)}
          <span>
            {P.lote.de(contagem.total - contagem.aguardando + (sobMartelo(lote) ? 1 : 0), contagem.total)}
          </span>
        </p>
      </div>
      <h2>{nome}</h2>
      <dl className="mesa-fatos">
        {comitente !== null && (
          <div>
            <dt>{P.lote.comitente}</dt>
            <dd title={comitente}>{comitente}</dd>
          </div>
        )}
        <div data-tom={reserva === null ? undefined : reservaAtingida ? 'bom' : 'espera'}>
          <dt>{P.lote.reserva}</dt>
          <dd>
            {reserva === null ? P.lote.semReserva : reais(reserva)}
            {reserva !== null && (
              <span className="marca-situacao" data-tom={reservaAtingida ? 'bom' : 'espera'}>
                {reservaAtingida ? P.lote.reservaAtingida : P.lote.reservaNaoAtingida}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}
