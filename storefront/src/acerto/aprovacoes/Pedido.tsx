import type { PedidoDeVenda } from '@martelo/shared/aprovacao';
import { formatarDataHora } from '@martelo/shared/datas';
import daMesa from '../../mesa/mesa.module.css';
import { APROVACOES } from '../../palavras/aprovacoes.ts';
import { Dinheiro } from '../../site/ui/Dinheiro.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import { Selo } from '../../site/ui/Selo.tsx';
import estilo from '../acerto.module.css';
import { ladoDaMudanca, vencimento } from './lista.ts';

/** One request with all that a decision goes by: who wants what, why, and what it makes of the sale. */
export function Pedido({
  pedido,
  agora,
  posicao,
}: {
  pedido: PedidoDeVenda;
  agora: number;
  posicao: string;
}) {
  const {
    tipo,
    valor,
    motivo,
    venda,
    pedidaPor,
    pedidaEm,
    expiraEm,
    mudancas,
    impedimento,
    meu,
    comprovantes,
  } = pedido;
  return (
    <article aria-label={`${APROVACOES.tipos[tipo]}, ${APROVACOES.compra(String(venda.id))}`}>
      <header className={estilo.cabeca}>
        <div>
          <h2>{APROVACOES.tipos[tipo]}</h2>
          <p className={estilo.suave}>
            {posicao} · {APROVACOES.compra(String(venda.id))} · {vencimento(expiraEm, agora)}
          </p>
        </div>
        {valor !== null && (
          <p className={estilo.pedido}>
            <span className={estilo.suave}>{APROVACOES.valor}</span>
            <Dinheiro valor={valor} centavos />
          </p>
        )}
      </header>
      <p>{pedido.resumo}</p>
      {meu && (
        <Selo tom="info" icone="user">
          {APROVACOES.meu}
        </Selo>
      )}
      {impedimento !== null && (
        <p className={daMesa.aviso}>
          {APROVACOES.impedido}: {impedimento}
        </p>
      )}
      {comprovantes.length > 0 && (
        <ul className={estilo.provas} aria-label={APROVACOES.comprovantes}>
          {comprovantes.map(({ uid, nome, endereco, tipo: forma }) => (
            <li key={uid}>
              <Icone nome={forma === 'application/pdf' ? 'file-text' : 'image'} tamanho={18} />
              {endereco === null ? (
                nome
              ) : (
                <a href={`/api${endereco}`} target="_blank" rel="noopener">
                  {APROVACOES.abrirComprovante(nome)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={estilo.corpo}>
        <section aria-label={APROVACOES.oQueMuda} className={estilo.mudancas}>
          <h3>{APROVACOES.oQueMuda}</h3>
          {mudancas.length === 0 ? (
            <p className={estilo.suave}>{APROVACOES.nadaMuda}</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">{APROVACOES.campo}</th>
                  <th scope="col">{APROVACOES.antes}</th>
                  <th scope="col">{APROVACOES.depois}</th>
                </tr>
              </thead>
              <tbody>
                {mudancas.map(({ nome, tipo: forma, antes, depois }) => (
                  <tr key={nome}>
                    <th scope="row">{nome}</th>
                    <td>{ladoDaMudanca(forma, antes)}</td>
                    <td>
                      <strong>{ladoDaMudanca(forma, depois)}</strong>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
        <dl className={estilo.fatos}>
          <div className={estilo.compra}>
            <dt>{APROVACOES.compra(String(venda.id))}</dt>
            <dd>
              {venda.lote}
              <span className={estilo.suave}>{venda.leilao}</span>
            </dd>
          </div>
          <Fato nome={APROVACOES.comprador} valor={venda.comprador ?? APROVACOES.semNome} />
          <Fato nome={APROVACOES.pedidoPor} valor={pedidaPor.nome} />
          <Fato nome={APROVACOES.quando} valor={formatarDataHora(pedidaEm)} />
          <Fato nome={APROVACOES.venceEm} valor={formatarDataHora(expiraEm)} />
          {motivo !== null && (
            <div className={estilo.compra}>
              <dt>{APROVACOES.motivo}</dt>
              <dd>{motivo}</dd>
            </div>
          )}
        </dl>
      </div>
    </article>
  );
}

function Fato({ nome, valor }: { nome: string; valor: string }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{valor}</dd>
    </div>
  );
}
