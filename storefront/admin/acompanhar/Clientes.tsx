import { formatarReais } from '@martelo/shared/reais';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ADMIN_ACOMPANHAR } from '../../src/palavras/admin-acompanhar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { type Acompanhado, licitantes } from './estado.ts';

/** Those that are drawn: who leads most. */
const MOSTRADOS = 30;

/** Who bids by the site, and what they lead. */
export function Clientes({ acompanhado }: { acompanhado: Acompanhado }) {
  const { configuracao, telas } = useCasa();
  const P = ADMIN_ACOMPANHAR[configuracao.marca.tipo];
  const quem = useMemo(() => licitantes(acompanhado), [acompanhado]);
  const abre = telas.has('cliente');
  return (
    <section className="acompanhar-clientes" aria-labelledby="acompanhar-clientes">
      <h2 id="acompanhar-clientes">
        {P.clientes} <span className="quieto">{quem.length.toLocaleString('pt-BR')}</span>
      </h2>
      {quem.length === 0 ? (
        <p className="quieto">{P.semClientes}</p>
      ) : (
        <div className="tabela relacao">
          <table>
            <thead>
              <tr>
                <th>{P.cliente}</th>
                <th className="numero">{P.participa}</th>
                <th className="numero">{P.lidera}</th>
                <th className="numero">{P.valorLiderado}</th>
              </tr>
            </thead>
            <tbody>
              {quem.slice(0, MOSTRADOS).map(({ cliUid, nome, apelido, lotes, lidera, valor }) => (
                <tr key={cliUid}>
                  <td data-rotulo={P.cliente}>
                    {abre ? <Link to={`/cliente/${cliUid}`}>{nome || apelido}</Link> : nome || apelido}{' '}
                    <small className="quieto">{apelido}</small>
                  </td>
                  <td data-rotulo={P.participa} className="numero">
                    {lotes.toLocaleString('pt-BR')}
                  </td>
                  <td data-rotulo={P.lidera} className="numero">
                    {lidera.toLocaleString('pt-BR')}
                  </td>
                  <td data-rotulo={P.valorLiderado} className="numero">
                    {formatarReais(valor)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
