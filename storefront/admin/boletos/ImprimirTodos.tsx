import { useEffect, useId, useState } from 'react';
import { ADMIN } from '../../src/palavras/admin.ts';
import { ADMIN_BOLETOS } from '../../src/palavras/admin-boletos.ts';
import { novoComandoId } from '../../src/sessao/comandar.ts';
import { Icone } from '../../src/site/ui/Icone.tsx';
import { useCasa } from '../dados/contexto.tsx';
import { irAoLogin } from '../dados/login.ts';
import { Botao } from '../ui/Botao.tsx';
import { Dialogo } from '../ui/Dialogo.tsx';
import { useOnline } from '../ui/online.ts';

const usePalavras = () => ADMIN_BOLETOS[useCasa().configuracao.marca.tipo];
const OLHAR_MS = 700;

/** All open slips in one file, or in several where they are many. */
export function ImprimirTodos({
  leilaoUid,
  quantos,
  porArquivo,
}: {
  leilaoUid: string;
  quantos: number;
  /** A file holds so many. */
  porArquivo: number;
}) {
  const P = usePalavras();
  const online = useOnline();
  const [parte, imprimir] = useState<number | null>(null);
  if (quantos === 0) return null;
  const partes = Array.from({ length: Math.ceil(quantos / porArquivo) }, (_, i) => i + 1);
  return (
    <>
      <div className="cartao-atos">
        {partes.map((uma) => (
          <Botao key={uma} icone="printer" disabled={!online} onClick={() => imprimir(uma)}>
            {partes.length === 1
              ? P.imprimirTodos(quantos)
              : P.imprimirParte((uma - 1) * porArquivo + 1, Math.min(quantos, uma * porArquivo))}
          </Botao>
        ))}
        {partes.length > 1 && <span className="quieto">{P.porArquivo(porArquivo)}</span>}
      </div>
      {parte !== null && <Imprimindo {...{ leilaoUid, parte }} aoFechar={() => imprimir(null)} />}
    </>
  );
}

/** The file is made while this is open; closing gives it up. */
function Imprimindo({
  leilaoUid,
  parte,
  aoFechar,
}: {
  leilaoUid: string;
  parte: number;
  aoFechar: () => void;
}) {
  const P = usePalavras();
  const [vez, deNovo] = useState(0);
  const [andamento, andar] = useState<{ feitos: number; total: number } | null>(null);
  const [arquivo, guardar] = useState<{ endereco: string; nome: string } | null>(null);
  const [recusa, recusar] = useState<string | null>(null);
  const rotulo = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody says so
  useEffect(() => {
    const pedido = novoComandoId();
    const aborto = new AbortController();
    const { signal } = aborto;
    let endereco: string | null = null;
    const olhar = setInterval(() => {
      fetch(`/boletos-leilao/andamento?${new URLSearchParams({ pedido })}`, { signal })
        .then(async (um) => (um.ok ? ((await um.json()) as { feitos: number; total: number }) : null))
        .then((um) => um && um.total > 0 && andar(um))
        .catch(() => {});
    }, OLHAR_MS);
    const fazer = async () => {
      const busca = new URLSearchParams({ leilao: leilaoUid, parte: String(parte), pedido });
      const resposta = await fetch(`/boletos-leilao?${busca}`, { signal, redirect: 'manual' });
      // A visitor is led to the login: whoever was here is one now.
      if (resposta.type === 'opaqueredirect') return irAoLogin();
      if (!resposta.ok) return recusar(resposta.status === 404 ? P.nenhumAberto : P.naoImprimiu);
      const conteudo = await resposta.blob();
      if (signal.aborted) return;
      endereco = URL.createObjectURL(conteudo);
      const nome = /filename="([^"]+)"/.exec(resposta.headers.get('content-disposition') ?? '')?.[1];
      guardar({ endereco, nome: nome ?? 'boletos.pdf' });
    };
    fazer()
      .catch(() => {
        if (!signal.aborted) recusar(P.naoImprimiu);
      })
      .finally(() => clearInterval(olhar));
    return () => {
      aborto.abort();
      clearInterval(olhar);
      if (endereco !== null) URL.revokeObjectURL(endereco);
    };
  }, [leilaoUid, parte, vez]);
  return (
    <Dialogo
      titulo={P.imprimindo}
      aoFechar={aoFechar}
      acoes={
        recusa !== null ? (
          <Botao
            icone="refresh-cw"
            onClick={() => {
              recusar(null);
              andar(null);
              deNovo(vez + 1);
            }}
          >
            {ADMIN.tentarDeNovo}
          </Botao>
        ) : arquivo === null ? (
          <Botao onClick={aoFechar}>{ADMIN.cancelar}</Botao>
        ) : (
          <>
            <a className="botao normal" href={arquivo.endereco} download={arquivo.nome}>
              <Icone nome="download" tamanho={16} />
              <span>{P.baixarArquivo}</span>
            </a>
            <a className="botao primario" href={arquivo.endereco} target="_blank" rel="noreferrer">
              <Icone nome="file-text" tamanho={16} />
              <span>{P.abrirArquivo}</span>
            </a>
          </>
        )
      }
    >
      {recusa !== null ? (
        <p className="erro" role="alert">
          {recusa}
        </p>
      ) : (
        <>
          <p id={rotulo} role="status">
            {arquivo !== null
              ? P.pronto
              : andamento === null
                ? P.preparando
                : P.desenhados(andamento.feitos, andamento.total)}
          </p>
          {arquivo === null && (
            <progress
              className="andamento"
              aria-labelledby={rotulo}
              max={andamento?.total ?? 1}
              {...(andamento && { value: andamento.feitos })}
            />
          )}
        </>
      )}
    </Dialogo>
  );
}
