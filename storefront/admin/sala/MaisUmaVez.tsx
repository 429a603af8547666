import type { LoteNaMesa } from '@martelo/shared/leiloeiro';
import { useEffect } from 'react';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { reais } from './atos.ts';
import { usePalavras } from './contexto.ts';
import type { Atos, Pergunta } from './usar-atos.ts';

/** An act that surprises is asked once more, with what is surprising in it; Enter does it, Escape does not (L2). */
export function MaisUmaVez({ atos, lote, pergunta }: { atos: Atos; lote: LoteNaMesa; pergunta: Pergunta }) {
  const P = usePalavras();
  // What is open takes the focus to its first button: the answer is one key away.
  useEffect(() => document.querySelector<HTMLElement>('dialog [data-sim]')?.focus(), []);
  const nome = P.atos[pergunta.acao];
  const preco = reais(lote.valorAtual ?? lote.minimo);
  const porque = (): string => {
    switch (pergunta.acao) {
      case 'lance-presencial':
        return P.surpresa.salto(reais(pergunta.valor), reais(lote.proximoLance));
      case 'vender':
        return P.surpresa.vender(preco, reais(lote.reserva ?? 0));
      case 'condicional':
        return P.surpresa.condicional;
      default:
        return P.surpresa[pergunta.acao](lote.lider?.apelido ?? '', preco);
    }
  };
  return (
    <Dialogo
      titulo={P.surpresa.titulo(nome)}
      aoFechar={() => atos.perguntar(null)}
      acoes={
        <>
          <Botao onClick={() => atos.perguntar(null)}>{P.surpresa.voltar}</Botao>
          <Botao
            variante="primario"
            data-sim
            onClick={() =>
              void (pergunta.acao === 'lance-presencial'
                ? atos.lancar(pergunta.valor, pergunta.apelidoUid, true)
                : atos.fazer(pergunta.acao, true))
            }
          >
            {pergunta.acao === 'lance-presencial' ? P.daSala.dar(reais(pergunta.valor)) : nome}
          </Botao>
        </>
      }
    >
      <p>{porque()}</p>
    </Dialogo>
  );
}
