import type { VeiculoDoEstoque } from '@martelo/shared/estoque';
import { ROTULOS_PREPARO } from '@martelo/shared/estoque-preparo';
import { formatarReais } from '@martelo/shared/reais';
import type { DragEvent } from 'react';
import { Link } from 'react-router';
import { noSite } from '../../src/cliente/anexo.ts';
import type { PalavrasDoEstoqueAtual } from '../../src/palavras/admin-estoque-atual.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { mesPorExtenso } from '../valor/mes.ts';

/** A vehicle of the stock: how it looks, how long it has stood there, what it is worth beside the table, what it waits for. */
export function Cartao({
  um,
  palavras: P,
  marcado,
  marcar,
  aoPegar,
}: {
  um: VeiculoDoEstoque;
  palavras: PalavrasDoEstoqueAtual;
  marcado: boolean;
  /** Null where it is not to be taken into an auction, or not by who looks. */
  marcar: (() => void) | null;
  aoPegar: (evento: DragEvent) => void;
}) {
  const { uid, nome, placa, preparo, patio, carteira, comitente, dias, valorMercado, fipe } = um;
  const foto = noSite(um.foto);
  const parte = fipe && valorMercado ? `${Math.round((100 * valorMercado) / fipe.valor)}%` : null;
  return (
    <li
      className="estoque-cartao"
      draggable={marcar !== null}
      onDragStart={aoPegar}
      data-marcado={marcado || undefined}
    >
      {foto ? (
        <img src={foto} alt="" loading="lazy" draggable={false} />
      ) : (
        <span className="estoque-sem-foto">
          <Icone nome="camera" tamanho={28} traco={1.5} />
          <small>{P.semFoto}</small>
        </span>
      )}
      <div>
        <h3>
          {marcar && (
            <input type="checkbox" aria-label={P.marcar(nome)} checked={marcado} onChange={marcar} />
          )}
          <Link to={`/veiculo/${uid}`} draggable={false}>
            {nome}
          </Link>
        </h3>
        <p>
          <span
            className="marca-situacao"
            data-tom={preparo === 'PRONTO' ? 'bom' : preparo === 'PARADO' ? 'ruim' : 'espera'}
          >
            {ROTULOS_PREPARO[preparo]}
          </span>{' '}
          {P.dias(dias)}
        </p>
        <p className="quieto">{[placa, patio, carteira ?? comitente].filter(Boolean).join(' · ')}</p>
        <dl>
          <div>
            <dt>{P.mercado}</dt>
            <dd>{valorMercado ? formatarReais(valorMercado) : P.semValor}</dd>
          </div>
          <div>
            <dt>{fipe ? P.fipeDe(mesPorExtenso(fipe.mes)) : P.fipe}</dt>
            <dd>{fipe ? formatarReais(fipe.valor) : P.semValor}</dd>
          </div>
        </dl>
        {parte && <small className="quieto">{P.aoPedaco(parte)}</small>}
      </div>
    </li>
  );
}
