import type { ConversaNaCasa } from '@martelo/shared/conversa/conversa.esquema';
import { useState } from 'react';
import { ADMIN_CONVERSAS_POR_MODO, ADMIN_CONVERSAS as P } from '../../src/palavras/admin-conversas.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { Botao } from '../ui/Botao.tsx';
import { useDeNovo } from './dados.ts';

/** Opens an auction's public chat, by the number that people call it by. */
export function AbrirPublica({ aoAbrir }: { aoAbrir: (uid: string) => void }) {
  const [numero, escrever] = useState('');
  const { fazendo, recusa, recusar, confirmar } = useConfirmar();
  const deNovo = useDeNovo();
  const palavras = ADMIN_CONVERSAS_POR_MODO[useCasa().configuracao.marca.tipo];
  return (
    <form
      className="conversas-nova"
      aria-label={palavras.novaPublica}
      onSubmit={(evento) => {
        evento.preventDefault();
        void confirmar(async () => {
          const { uid } = await chamar<ConversaNaCasa>('PUT', `/v1/chats/leilao/${Number(numero)}`, {
            corpo: { aberta: true },
          });
          escrever('');
          deNovo();
          aoAbrir(uid);
        });
      }}
    >
      <CampoDeTexto
        rotulo={palavras.numero}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,9}"
        required
        value={numero}
        erro={recusa[0]}
        mudar={(escrito) => {
          recusar([]);
          escrever(escrito);
        }}
      />
      <Botao type="submit" esperando={fazendo}>
        {P.abrir}
      </Botao>
    </form>
  );
}
