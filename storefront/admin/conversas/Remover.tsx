import type { MensagemDaConversa } from '@martelo/shared/conversa/conversa.esquema';
import { ADMIN_CONVERSAS as P } from '../../src/palavras/admin-conversas.ts';
import { chamar } from '../dados/chamar.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useDeNovo } from './dados.ts';

/** Asks once more: what is removed does not come back. */
export function Remover({ mensagem, aoFechar }: { mensagem: MensagemDaConversa; aoFechar: () => void }) {
  const { fazendo, recusa, confirmar } = useConfirmar();
  const dizer = useDizer();
  const deNovo = useDeNovo();
  return (
    <Dialogo
      titulo={P.removerTitulo}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{P.cancelar}</Botao>
          <Botao
            variante="perigo"
            esperando={fazendo}
            onClick={() =>
              void confirmar(async () => {
                await chamar('DELETE', `/v1/chats/mensagens/${mensagem.uid}`);
                dizer(P.removida);
                deNovo();
                aoFechar();
              })
            }
          >
            {P.remover}
          </Botao>
        </>
      }
    >
      <blockquote className="conversas-citada">{mensagem.mensagem}</blockquote>
      <p>{P.removerExplica}</p>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
