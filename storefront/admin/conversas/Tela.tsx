import { useSearchParams } from 'react-router';
import { ADMIN_CONVERSAS as P } from '../../src/palavras/admin-conversas.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useTitulo } from '../casca/titulo.ts';
import { Aberta } from './Aberta.tsx';
import { useAoVivo } from './dados.ts';
import { Lista } from './Lista.tsx';

/** All chats of the brand: who waits and who has whom at the left, one chat at the right; on a phone one of both. The address says which. */
export default function Tela() {
  useTitulo(P.titulo);
  useAoVivo();
  const [busca, ir] = useSearchParams();
  const chat = busca.get('chat');
  const abrir = (uid: string | null) =>
    ir((antes) => {
      const depois = new URLSearchParams(antes);
      if (uid === null) depois.delete('chat');
      else depois.set('chat', uid);
      return depois;
    });
  return (
    <div className="pagina conversas" data-aberta={chat !== null || undefined}>
      <h1>{P.titulo}</h1>
      <Lista aberta={chat} aoAbrir={abrir} />
      {chat === null ? (
        <div className="conversas-nenhuma quieto">
          <Icone nome="message-circle" tamanho={28} traco={1.5} />
          <p>{P.escolha}</p>
        </div>
      ) : (
        <Aberta key={chat} uid={chat} aoVoltar={() => abrir(null)} />
      )}
    </div>
  );
}
