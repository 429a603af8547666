import { formatarDataHora } from '@martelo/shared/datas';
import type { RespostaDoEstoque, VeiculoDoEstoque } from '@martelo/shared/estoque';
import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_ESTOQUE } from '../../src/palavras/admin-estoque.ts';
import type { PalavrasDoEstoqueAtual } from '../../src/palavras/admin-estoque-atual.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { POR_VEZ } from '../dados/provedor.ts';
import type { Registro } from '../dados/tipos.ts';
import { type Escrito, Minimo } from '../leilao/estoque/Minimo.tsx';
import { lerMinimo } from '../leilao/estoque/minimo.ts';
import { Relatorio } from '../leilao/estoque/Relatorio.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';

const ABERTOS = ['EM_LOTEAMENTO', 'CRIADO', 'PRONTO'];
const POR_PAGINA = 6;
const ARRASTADOS = 'application/x-martelo-veiculos';

export const aoArrastar = (dados: DataTransfer, uids: readonly string[]): void => {
  dados.setData(ARRASTADOS, JSON.stringify(uids));
  dados.effectAllowed = 'copy';
};

/** Auctions that take lots yet, each a place to let vehicles fall on; by keys, a button that takes those that are marked. */
export function ParaLeilao({
  itens,
  marcados,
  palavras: P,
  aoIncluir,
}: {
  /** What is shown of the stock. */
  itens: readonly VeiculoDoEstoque[];
  marcados: ReadonlySet<string>;
  palavras: PalavrasDoEstoqueAtual;
  aoIncluir: () => void;
}) {
  const online = useOnline();
  const [paginas, mostrar] = useState(1);
  const [sobre, passarSobre] = useState<string | null>(null);
  const [pedido, pedir] = useState<{ leilao: Registro; veiculos: readonly VeiculoDoEstoque[] } | null>(null);
  const {
    data = [],
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<Registro>('leilao', {
    filter: { filtros: [{ tipo: 'lista', campo: 'situacao', valores: ABERTOS }] },
    sort: { field: 'data', order: 'DESC' },
    pagination: { page: 1, perPage: POR_PAGINA * paginas },
  });
  const levar = (leilao: Registro, uids: readonly string[]) => {
    const veiculos = itens.filter(({ uid, preparo }) => preparo === 'PRONTO' && uids.includes(uid));
    if (veiculos.length > 0) pedir({ leilao, veiculos });
  };
  return (
    <section className="estoque-leiloes" aria-label={P.paraLeilao}>
      <h2>{P.paraLeilao}</h2>
      <p className="quieto">{P.arraste}</p>
      <Lido
        lendo={isPending}
        erro={error as Recusa | null}
        deNovo={() => void refetch()}
        vazio={data.length === 0 && P.nenhumLeilao}
      >
        <ul>
          {data.map((leilao) => (
            <li
              key={leilao.uid}
              data-sobre={sobre === leilao.uid || undefined}
              onDragOver={(evento) => {
                if (!evento.dataTransfer.types.includes(ARRASTADOS)) return;
                evento.preventDefault();
                passarSobre(leilao.uid);
              }}
              onDragLeave={() => passarSobre(null)}
              onDrop={(evento) => {
                evento.preventDefault();
                passarSobre(null);
                levar(leilao, lerArrastados(evento.dataTransfer));
              }}
            >
              <strong>{String(leilao.nome)}</strong>
              <small className="quieto">{formatarDataHora(String(leilao.data))}</small>
              <Botao
                icone="inbox"
                disabled={!online || marcados.size === 0}
                onClick={() => levar(leilao, [...marcados])}
              >
                {marcados.size === 0 ? P.marqueAntes : P.incluir(marcados.size)}
                <span className="so-leitor"> {P.em(String(leilao.nome))}</span>
              </Botao>
            </li>
          ))}
        </ul>
        {total > data.length && <Botao onClick={() => mostrar(paginas + 1)}>{P.outros}</Botao>}
      </Lido>
      {pedido && <Incluir {...pedido} palavras={P} aoFechar={() => pedir(null)} aoIncluir={aoIncluir} />}
    </section>
  );
}

function lerArrastados(dados: DataTransfer): string[] {
  try {
    const lidos: unknown = JSON.parse(dados.getData(ARRASTADOS));
    return Array.isArray(lidos) ? lidos.filter((um) => typeof um === 'string') : [];
  } catch {
    return [];
  }
}

/** Asks for the opening price, takes them in, and says of each what became of it. */
function Incluir({
  leilao,
  veiculos,
  palavras: P,
  aoFechar,
  aoIncluir,
}: {
  leilao: Registro;
  veiculos: readonly VeiculoDoEstoque[];
  palavras: PalavrasDoEstoqueAtual;
  aoFechar: () => void;
  aoIncluir: () => void;
}) {
  const PE = ADMIN_ESTOQUE[useCasa().configuracao.marca.tipo];
  const consultas = useQueryClient();
  const online = useOnline();
  const [minimo, escrever] = useState<Escrito>({ como: 'porcentagem', quanto: '60' });
  const [enviando, enviar] = useState(false);
  const [recusa, recusar] = useState<string[]>([]);
  const [feito, concluir] = useState<RespostaDoEstoque['itens'] | null>(null);
  const nome = String(leilao.nome);
  const incluir = async () => {
    const lido = lerMinimo(minimo);
    if (lido === null) return recusar([PE.minimoErrado]);
    enviar(true);
    recusar([]);
    const respondidos: RespostaDoEstoque['itens'] = [];
    try {
      for (let i = 0; i < veiculos.length; i += POR_VEZ) {
        const corpo = { veiUids: veiculos.slice(i, i + POR_VEZ).map(({ uid }) => uid), minimo: lido };
        const caminho = `/v1/leiloes/${leilao.uid}/lotes-do-estoque`;
        respondidos.push(...(await chamar<RespostaDoEstoque>('POST', caminho, { corpo })).itens);
      }
    } catch (erro) {
      recusar((erro as Recusa).mensagens);
    }
    if (respondidos.length > 0) {
      concluir(respondidos);
      aoIncluir();
      await consultas.invalidateQueries({ queryKey: ['leilao'] });
    }
    enviar(false);
  };
  return (
    <Dialogo
      titulo={P.confirmar(nome)}
      aoFechar={aoFechar}
      acoes={
        feito ? (
          <>
            <Link className="botao" to={`/leilao/${leilao.uid}?aba=lotes`}>
              {P.verLotes}
            </Link>
            <Botao variante="primario" onClick={aoFechar}>
              {P.fechar}
            </Botao>
          </>
        ) : (
          <>
            <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
            <Botao variante="primario" esperando={enviando} disabled={!online} onClick={() => void incluir()}>
              {PE.incluir(veiculos.length)}
            </Botao>
          </>
        )
      }
    >
      <Problemas de={recusa} />
      {feito ? (
        <Relatorio palavras={PE} itens={feito} veiculos={new Map(veiculos.map((um) => [um.uid, um]))} />
      ) : (
        <>
          <p>{P.confirmarDiz(veiculos.length)}</p>
          <Minimo palavras={PE} escrito={minimo} mudar={escrever} />
        </>
      )}
    </Dialogo>
  );
}
