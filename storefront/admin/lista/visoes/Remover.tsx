import { ROTULOS_PAPEL } from '@martelo/shared/papeis';
import { useState } from 'react';
import { ADMIN } from '../../../src/palavras/admin.ts';
import { ADMIN_REGISTRO } from '../../../src/palavras/admin-registro.ts';
import { ADMIN_VISOES as P } from '../../../src/palavras/admin-visoes.ts';
import type { Recusa } from '../../dados/chamar.ts';
import { useProvedor } from '../../dados/contexto.tsx';
import { Problemas } from '../../partes/Problemas.tsx';
import { useDizer } from '../../ui/Avisos.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import type { Visao } from './visao.ts';

/** Whether a view goes, and for whom; it can be brought back where that is said. */
export default function Remover({
  visao: { uid, revisao, nome, papel },
  aoFechar,
  aoRemover,
  aoVoltar,
}: {
  visao: Visao;
  aoFechar: () => void;
  aoRemover: () => void;
  aoVoltar: () => Promise<void>;
}) {
  const [removendo, remover] = useState(false);
  const [recusa, recusar] = useState<string[]>([]);
  const provedor = useProvedor();
  const dizer = useDizer();
  const fazer = async () => {
    remover(true);
    try {
      await provedor.remover('visao', uid, revisao);
      dizer(P.removida(nome), {
        async desfazer() {
          try {
            await provedor.restaurar('visao', uid, revisao + 1);
            dizer(P.deVolta(nome));
          } catch (erro) {
            dizer((erro as Recusa).message, { tom: 'ruim' });
          }
          await aoVoltar();
        },
      });
      aoRemover();
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
      remover(false);
    }
  };
  return (
    <Dialogo
      titulo={P.removerPergunta(nome)}
      aoFechar={aoFechar}
      acoes={
        <>
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
          <Botao variante="perigo" esperando={removendo} onClick={() => void fazer()}>
            {ADMIN_REGISTRO.remover}
          </Botao>
        </>
      }
    >
      <p>
        {papel === null
          ? P.removerExplica
          : P.removerDeTodos(ROTULOS_PAPEL[papel as keyof typeof ROTULOS_PAPEL] ?? papel)}
      </p>
      <Problemas de={recusa} />
    </Dialogo>
  );
}
