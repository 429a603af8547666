import { QUEM_ANOTA_PELO_TELEFONE } from '@martelo/shared/papeis';
import { Link } from 'react-router';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTemPapel } from '../dados/contexto.tsx';
import { usePalavras } from './lance.ts';

/** What the list's head offers beside the list. */
export default function Topo() {
  const P = usePalavras();
  return useTemPapel(QUEM_ANOTA_PELO_TELEFONE) ? (
    <Link to="/lance-recebido/novo" className="botao primario">
      <Icone nome="plus" tamanho={16} />
      <span>{P.anotar}</span>
    </Link>
  ) : null;
}
