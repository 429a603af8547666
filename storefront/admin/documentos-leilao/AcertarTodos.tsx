import { ROTULOS_TIPO_DOCUMENTO_DO_LEILAO } from '@martelo/shared/documento-do-leilao';
import type { DocumentoDoLeilaoListado } from '@martelo/shared/documento-do-leilao.esquema';
import { type ComponentProps, useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { useProvedor } from '../dados/contexto.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { RelatorioEmMassa } from '../partes/RelatorioEmMassa.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';
import { ESPECIE, usePalavras } from './dados.ts';

type Linhas = ComponentProps<typeof RelatorioEmMassa>['linhas'];

/** All shown papers that wait, each looked at by itself: a line for each, with why not. */
export function AcertarTodos({
  itens,
  aoAcertar,
}: {
  itens: readonly DocumentoDoLeilaoListado[];
  aoAcertar: () => void;
}) {
  const P = usePalavras();
  const provedor = useProvedor();
  const online = useOnline();
  const [aAcertar, abrir] = useState<readonly DocumentoDoLeilaoListado[] | null>(null);
  const [linhas, mostrar] = useState<Linhas | null>(null);
  const { fazendo, recusa, recusar, confirmar } = useConfirmar();
  const aguardam = itens.filter(({ situacao }) => situacao === 'AGUARDANDO');
  const fazer = () =>
    confirmar(async () => {
      const pedidos = aAcertar!;
      const { itens: feitos } = await provedor.emMassa(ESPECIE, {
        acao: 'acertar',
        itens: pedidos.map(({ uid, revisao }) => ({ id: uid, revisao })),
      });
      mostrar(
        pedidos.map((um, i) => {
          const feito = feitos[i]!;
          const dito = feito.ok ? P.acertado : [feito.mensagem].flat().join(' ');
          return { uid: um.uid, titulo: nomeDe(um), ok: feito.ok, dito };
        }),
      );
      aoAcertar();
    });
  const fechar = () => {
    abrir(null);
    mostrar(null);
    recusar([]);
  };
  if (aguardam.length === 0 && aAcertar === null) return null;
  const certos = linhas?.filter(({ ok }) => ok).length ?? 0;
  return (
    <>
      <Botao icone="check" disabled={!online || aguardam.length === 0} onClick={() => abrir(aguardam)}>
        {P.acertarTodos(aguardam.length)}
      </Botao>
      {aAcertar && (
        <Dialogo
          titulo={P.acertarTodosPergunta(aAcertar.length)}
          aoFechar={fechar}
          acoes={
            linhas ? (
              <Botao onClick={fechar}>{ADMIN.fechar}</Botao>
            ) : (
              <>
                <Botao onClick={fechar}>{ADMIN.cancelar}</Botao>
                <Botao
                  variante="primario"
                  esperando={fazendo}
                  disabled={!online}
                  onClick={() => void fazer()}
                >
                  {P.acertarSim}
                </Botao>
              </>
            )
          }
        >
          {linhas ? (
            <>
              <p role="status">{P.feitos(certos, linhas.length - certos)}</p>
              <RelatorioEmMassa linhas={linhas} />
            </>
          ) : (
            <>
              <p>{P.acertarTodosExplica}</p>
              <Problemas de={recusa} />
            </>
          )}
        </Dialogo>
      )}
    </>
  );
}

/** "Conta de venda · Transportes Sul". */
export const nomeDe = ({ tipo, deQuem }: Pick<DocumentoDoLeilaoListado, 'tipo' | 'deQuem'>): string =>
  [ROTULOS_TIPO_DOCUMENTO_DO_LEILAO[tipo], deQuem].filter((um) => um !== null).join(' · ');
