import type { CodigoDoQueFalta } from '@martelo/shared/leilao-o-que-falta';
import { Link } from 'react-router';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { type Leilao, usePalavras } from './dados.ts';

/** Where each of them is put right: a tab, and the field or the filter in it; or another screen. */
const ONDE: Record<CodigoDoQueFalta, string> = {
  DATA_PASSADA: '#campo-data',
  SEM_LOTES: '?aba=lotes',
  SEM_LEILOEIRO: '#campo-leiloeiro',
  SEM_EDITAL: '#campo-editalUrl',
  SEM_LOCAL: '#campo-cidade',
  LOTES_PENDENTES: '?aba=lotes&situacao=PENDENTE',
  LOTES_SEM_TEMPO: '?aba=lotes',
  LOTES_SEM_FOTO: '?aba=lotes&semFoto=true',
  FOTOS_A_APROVAR: '/aprovar-fotos-leilao',
  LOTES_SEM_POSICAO: '?aba=lotes',
  LOTES_SEM_DESCRICAO: '?aba=lotes',
};

/** Of this screen, unless it begins with a bar. */
function caminhoDe(onde: string) {
  if (onde.startsWith('/')) return onde;
  return onde.startsWith('#') ? { search: '', hash: onde } : { search: onde };
}

export function OQueFalta({ leilao }: { leilao: Leilao }) {
  const P = usePalavras();
  if (leilao.faltam.length === 0)
    return (
      <div className="quadro" role="status">
        <Icone nome="circle-check" tamanho={28} traco={1.5} />
        <h2>{P.falta.nada}</h2>
        <p>{P.falta.nadaExplica}</p>
      </div>
    );
  return <ListaDoQueFalta leilao={leilao} comCaminho />;
}

export function ListaDoQueFalta({ leilao, comCaminho = false }: { leilao: Leilao; comCaminho?: boolean }) {
  const P = usePalavras();
  return (
    <ul className="falta">
      {leilao.faltam.map(({ codigo, grave, quantos }) => (
        <li key={codigo} data-grave={grave || undefined}>
          <Icone nome={grave ? 'circle-x' : 'triangle-exclamation-point'} tamanho={18} />
          <span>
            <strong>{P.falta.frases[codigo](quantos ?? 0)}</strong>
            <small>{grave ? P.falta.grave : P.falta.aviso}</small>
          </span>
          {comCaminho && (
            <Link to={caminhoDe(ONDE[codigo])} className="botao normal">
              {P.falta.resolver}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
