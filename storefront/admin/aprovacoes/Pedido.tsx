import type { MudancaPrevista, PedidoADecidir } from '@martelo/shared/aprovacao';
import { ROTULOS_APROVACAO } from '@martelo/shared/aprovacao-rotulos';
import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { Link } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_APROVACOES as P } from '../../src/palavras/admin-aprovacoes.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Botao } from '../ui/Botao.tsx';
import type { Ato } from './Decidir.tsx';

/** One request with all that a decision goes by: who asks for what, until when, and what would be another. */
export function Pedido({ pedido, decidir }: { pedido: PedidoADecidir; decidir: (ato: Ato) => void }) {
  const { uid, tipo, valor, motivo, pedidaPor, pedidaEm, expiraEm, mudancas, impedimento, meu } = pedido;
  return (
    <article className="pedido" aria-labelledby={`sobre-${uid}`}>
      <header>
        <h3 id={`sobre-${uid}`}>
          {P.oQue(ROTULOS_APROVACAO[tipo], pedido.resumo)} <Sobre pedido={pedido} />
        </h3>
        <p className="quieto">
          {P.quemPediu(pedidaPor.nome, formatarDataHora(pedidaEm), formatarDataHora(expiraEm))}
        </p>
      </header>
      {impedimento !== null && <p className="nota ruim">{P.impedido(impedimento)}</p>}
      <dl className="pedido-fatos">
        {valor !== null && <Fato nome={P.valor} valor={formatarReais(valor)} />}
        {motivo !== null && <Fato nome={P.motivo} valor={motivo} />}
      </dl>
      <Mudancas mudancas={mudancas} />
      {pedido.comprovantes.length > 0 && (
        <ul className="pedido-provas" aria-label={P.comprovantes}>
          {pedido.comprovantes.map(({ uid: qual, nome, endereco }) => (
            <li key={qual}>
              {endereco === null ? (
                nome
              ) : (
                <a href={`/api${endereco}`} target="_blank" rel="noopener">
                  {P.abrir(nome)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <footer className="pedido-atos">
        {pedido.decide && impedimento === null && (
          <Botao variante="primario" icone="check" onClick={() => decidir('aprovar')}>
            {P.aprovar}
          </Botao>
        )}
        {pedido.decide && (
          <Botao icone="x" onClick={() => decidir('recusar')}>
            {P.recusar}
          </Botao>
        )}
        {meu && (
          <Botao icone="undo-2" onClick={() => decidir('cancelar')}>
            {P.desfazer}
          </Botao>
        )}
      </footer>
    </article>
  );
}

/** Leads to what it is about, where that is there already and who looks may open it. */
function Sobre({ pedido: { assunto, venda, alvo } }: { pedido: PedidoADecidir }) {
  const { telas } = useCasa();
  const onde = venda ? { especie: 'venda', uid: venda.uid, id: venda.id } : alvo;
  const recurso = onde && onde.id !== null ? telas.get(onde.especie) : undefined;
  return recurso && onde ? (
    <Link to={`/${recurso.rotaDeUm}/${onde.uid}`}>{assunto}</Link>
  ) : (
    <span className="pedido-sobre">{assunto}</span>
  );
}

const Fato = ({ nome, valor }: { nome: string; valor: string }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{valor}</dd>
  </div>
);

const lado = (tipo: MudancaPrevista['tipo'], valor: number | string | null): string =>
  valor === null ? ADMIN.vazio : tipo === 'centavos' ? formatarReais(Number(valor)) : String(valor);

function Mudancas({ mudancas }: { mudancas: readonly MudancaPrevista[] }) {
  if (mudancas.length === 0) return <p className="quieto">{P.semMudancas}</p>;
  return (
    <table className="pedido-mudancas">
      <caption className="so-leitor">{P.oQueMuda}</caption>
      <thead>
        <tr>
          <th scope="col">{P.campo}</th>
          <th scope="col">{P.antes}</th>
          <th scope="col">{P.depois}</th>
        </tr>
      </thead>
      <tbody>
        {mudancas.map(({ nome, tipo, antes, depois }) => (
          <tr key={nome}>
            <th scope="row">{nome}</th>
            <td data-rotulo={P.antes}>{lado(tipo, antes)}</td>
            <td data-rotulo={P.depois}>
              <strong>{lado(tipo, depois)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
