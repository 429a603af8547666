import type { LoteParecido } from '@martelo/shared/avaliacao';
import { formatarData } from '@martelo/shared/datas';
import { rotuloSituacao } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import { Link } from 'react-router';
import { useCasa } from '../dados/contexto.tsx';
import { type Coluna, Relacao } from '../partes/Relacao.tsx';
import { usePalavras } from './Tela.tsx';

/** What lots like it went for; a bar for each price, so that they are seen beside each other. */
export function Parecidos({ itens }: { itens: readonly LoteParecido[] }) {
  const P = usePalavras();
  const { configuracao, recursos } = useCasa();
  const maior = Math.max(1, ...itens.map(({ preco }) => preco ?? 0));
  const colunas: Coluna<LoteParecido>[] = [
    {
      rotulo: P.colunas.nome,
      de: ({ uid, nome, leilaoNome }) => (
        <span className="avaliacao-lote">
          {recursos.has('lote') ? <Link to={`/lote/${uid}`}>{nome}</Link> : nome}
          <small className="quieto">{leilaoNome}</small>
        </span>
      ),
    },
    { rotulo: P.colunas.ano, numero: true, de: ({ anoModelo }) => anoModelo ?? '—' },
    { rotulo: P.colunas.km, numero: true, de: ({ km }) => km?.toLocaleString('pt-BR') ?? '—' },
    { rotulo: P.colunas.onde, de: ({ cidade, uf }) => [cidade, uf].filter(Boolean).join('/') || '—' },
    {
      rotulo: P.colunas.situacao,
      de: ({ situacao }) => rotuloSituacao(situacao, configuracao.marca.tipo).rotulo,
    },
    { rotulo: P.colunas.fim, de: ({ dataFim }) => (dataFim ? formatarData(dataFim) : '—') },
    {
      rotulo: P.colunas.preco,
      numero: true,
      de: ({ preco }) =>
        preco === null ? (
          <span className="quieto">{P.semLances}</span>
        ) : (
          <span className="avaliacao-preco">
            {formatarReais(preco)}
            <i style={{ inlineSize: `${(preco / maior) * 100}%` }} aria-hidden />
          </span>
        ),
    },
  ];
  return (
    <section aria-labelledby="avaliacao-parecidos">
      <h2 id="avaliacao-parecidos">{P.parecidos}</h2>
      <p className="quieto">{itens.length === 0 ? P.semParecidos : P.parecidosExplica}</p>
      {itens.length > 0 && <Relacao {...{ itens, colunas }} chave={({ uid }) => uid} />}
    </section>
  );
}
