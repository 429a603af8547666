import { TEMPOS_DE_SILENCIO } from '@martelo/shared/conversa/conversa';
import { useId, useState } from 'react';
import { ADMIN_CONVERSAS_POR_MODO, ADMIN_CONVERSAS as P } from '../../src/palavras/admin-conversas.ts';
import { chamar } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useDeNovo } from './dados.ts';

/** For how long somebody writes in no public chat. */
export function Silenciar({ quem, aoFechar }: { quem: { uid: string; nome: string }; aoFechar: () => void }) {
  const [minutos, escolher] = useState<(typeof TEMPOS_DE_SILENCIO)[number]>(TEMPOS_DE_SILENCIO[0]);
  const { fazendo, recusa, confirmar } = useConfirmar();
  const dizer = useDizer();
  const deNovo = useDeNovo();
  const id = useId();
  const { tipo } = useCasa().configuracao.marca;
  return (
    <Dialogo
      titulo={P.silenciarQuem(quem.nome)}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{P.cancelar}</Botao>
          <Botao
            variante="primario"
            esperando={fazendo}
            onClick={() =>
              void confirmar(async () => {
                await chamar('PUT', `/v1/chats/silencios/${quem.uid}`, { corpo: { minutos } });
                dizer(P.silenciado(quem.nome));
                deNovo();
                aoFechar();
              })
            }
          >
            {P.silenciar}
          </Botao>
        </>
      }
    >
      <div className="campo">
        <label htmlFor={id}>{P.porQuanto}</label>
        <select
          id={id}
          value={String(minutos)}
          onChange={({ target: { value } }) =>
            escolher(TEMPOS_DE_SILENCIO.find((um) => String(um) === value) ?? null)
          }
        >
          {TEMPOS_DE_SILENCIO.map((um) => (
            <option key={String(um)} value={String(um)}>
              {P.tempos[um ?? 'sempre']}
            </option>
          ))}
        </select>
      </div>
      <p>{ADMIN_CONVERSAS_POR_MODO[tipo].silenciarExplica}</p>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
