import type { RespostaDoEstoque, VeiculoLivre } from '@martelo/shared/estoque';
import { useEffect, useState } from 'react';
import { ADMIN_ESTOQUE } from '../../../src/palavras/admin-estoque.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { POR_VEZ } from '../../dados/provedor.ts';
import { Lido } from '../../partes/Lido.tsx';
import { Problemas } from '../../partes/Problemas.tsx';
import { Botao } from '../../ui/Botao.tsx';
import { Dialogo } from '../../ui/Dialogo.tsx';
import { useOnline } from '../../ui/online.ts';
import { type Leilao, useLerDeNovo } from '../dados.ts';
import { type Escrito, Minimo } from './Minimo.tsx';
import { lerMinimo } from './minimo.ts';
import { Relatorio } from './Relatorio.tsx';
import { useEstoque } from './usar-estoque.ts';
import { Veiculos } from './Veiculos.tsx';

/** While somebody types nothing is asked; then once. */
const ESPERA_MS = 300;
type Item = RespostaDoEstoque['itens'][number];

/** The stock beside the auction's lots: marked, priced, taken in, and told of each what became of it. */
export default function Estoque({ leilao, aoFechar }: { leilao: Leilao; aoFechar: () => void }) {
  const P = ADMIN_ESTOQUE[useCasa().configuracao.marca.tipo];
  const online = useOnline();
  const lerDeNovo = useLerDeNovo();
  const [digitado, digitar] = useState('');
  const [texto, procurar] = useState('');
  const [escolhidos, marcar] = useState<ReadonlyMap<string, VeiculoLivre>>(new Map());
  const [minimo, escreverMinimo] = useState<Escrito>({ como: 'porcentagem', quanto: '60' });
  const [enviando, enviar] = useState(false);
  const [recusa, recusar] = useState<string[]>([]);
  const [feito, concluir] = useState<{ itens: Item[]; veiculos: ReadonlyMap<string, VeiculoLivre> } | null>(
    null,
  );
  const { itens, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useEstoque(
    leilao.uid,
    texto,
  );
  // What is not shown any more is not taken in.
  const marcados = new Map(itens.flatMap((um) => (escolhidos.has(um.uid) ? [[um.uid, um] as const] : [])));
  useEffect(() => {
    const relogio = setTimeout(() => procurar(digitado.trim()), ESPERA_MS);
    return () => clearTimeout(relogio);
  }, [digitado]);

  const incluir = async () => {
    const lido = lerMinimo(minimo);
    if (lido === null) return recusar([P.minimoErrado]);
    enviar(true);
    recusar([]);
    // In the order in which they stand in the list.
    const veiUids = [...marcados.keys()];
    const respondidos: Item[] = [];
    try {
      for (let i = 0; i < veiUids.length; i += POR_VEZ) {
        const corpo = { veiUids: veiUids.slice(i, i + POR_VEZ), minimo: lido };
        const resposta = await chamar<RespostaDoEstoque>(
          'POST',
          `/v1/leiloes/${leilao.uid}/lotes-do-estoque`,
          {
            corpo,
          },
        );
        respondidos.push(...resposta.itens);
      }
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
    }
    if (respondidos.length > 0) concluir({ itens: respondidos, veiculos: marcados });
    marcar(new Map());
    enviar(false);
    await lerDeNovo();
  };
  return (
    <Dialogo
      titulo={P.titulo}
      lado
      aoFechar={aoFechar}
      acoes={
        feito ? (
          <Botao onClick={() => concluir(null)}>{P.outros}</Botao>
        ) : (
          <Botao
            variante="primario"
            esperando={enviando}
            disabled={marcados.size === 0 || !online}
            onClick={() => void incluir()}
          >
            {P.incluir(marcados.size)}
          </Botao>
        )
      }
    >
      <Problemas de={recusa} />
      {feito ? (
        <Relatorio {...feito} palavras={P} />
      ) : (
        <>
          <p className="quieto">{P.explica}</p>
          <Minimo palavras={P} escrito={minimo} mudar={escreverMinimo} />
          <div className="campo">
            <label htmlFor="estoque-busca">{P.buscar}</label>
            <input
              id="estoque-busca"
              type="search"
              value={digitado}
              maxLength={200}
              onChange={({ target: { value } }) => digitar(value)}
            />
          </div>
          <Lido
            lendo={isPending}
            erro={error}
            deNovo={() => void refetch()}
            vazio={itens.length === 0 && !hasNextPage && (texto === '' ? P.vazio : P.nadaComEste)}
          >
            <Veiculos palavras={P} {...{ itens, marcados, marcar }} />
            {hasNextPage && (
              <Botao esperando={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {P.mais}
              </Botao>
            )}
          </Lido>
        </>
      )}
    </Dialogo>
  );
}
