'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { formatarReais } from '@martelo/shared/reais';
import { useEffect, useRef, useState } from 'react';
import { type Anexo, noSite } from '../cliente/anexo.ts';
import { ACERTO } from '../palavras/acerto.ts';
import { classesDoBotao, Miolo } from '../site/ui/Botao.tsx';
import { Dinheiro } from '../site/ui/Dinheiro.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Selo } from '../site/ui/Selo.tsx';
import estilo from './acerto.module.css';
import { espera } from './espera.ts';
import { faltariaDepois, type LinhaDaFila } from './fila.ts';
import { Leitura } from './Leitura.tsx';
import { nomeDoTipo } from './nome-do-tipo.ts';
import { type ArquivoDaEquipe, useArquivos } from './usar-arquivos.ts';

/** One row with all that a decision goes by: what was asked, what was sent, where the sale stands and would stand. */
export function Documento({ linha, agora, posicao }: { linha: LinhaDaFila; agora: number; posicao: string }) {
  const { venda, anexos } = linha;
  const falta = faltariaDepois(linha);
  const arquivos = useArquivos(linha.uid, anexos.length);
  return (
    <article aria-label={`${linha.comprador ?? ACERTO.semNome}, ${formatarReais(linha.valor)}`}>
      <header className={estilo.cabeca}>
        <div>
          <h2>{linha.comprador ?? ACERTO.semNome}</h2>
          <p className={estilo.suave}>
            {posicao} · {nomeDoTipo(linha.tipo)} · {espera(linha.desde, agora)}
          </p>
        </div>
        <p className={estilo.pedido}>
          <span className={estilo.suave}>{ACERTO.valorPedido}</span>
          <Dinheiro valor={linha.valor} centavos />
        </p>
      </header>
      {linha.terceiro && (
        <Selo tom="superado" icone="triangle-exclamation-point">
          {ACERTO.terceiro}
        </Selo>
      )}
      <div className={estilo.corpo}>
        <section className={estilo.anexos} aria-label={ACERTO.comprovantes}>
          {anexos.length === 0 ? (
            <p className={estilo.semArquivo}>{ACERTO.semComprovante}</p>
          ) : (
            // The last one sent is what is asked about now.
            anexos
              .toReversed()
              .map((anexo) => (
                <Arquivo
                  key={`${anexo.uid}:${arquivos !== null}`}
                  {...{ anexo, arquivo: arquivos && (arquivos.get(anexo.uid) ?? 'sem') }}
                  pagamentoUid={linha.uid}
                  vendaId={venda.id}
                />
              ))
          )}
        </section>
        <dl className={estilo.fatos}>
          <div className={estilo.compra}>
            <dt>{ACERTO.compra(String(venda.id))}</dt>
            <dd>
              {venda.nome}
              <span className={estilo.suave}>{venda.leilao}</span>
            </dd>
          </div>
          <Fato nome={ACERTO.totalDaVenda} valor={venda.total} />
          <Fato nome={ACERTO.aprovado} valor={venda.aprovado} />
          <Fato nome={ACERTO.outrosEmValidacao} valor={venda.aguardandoValidacao} />
          <Fato nome={ACERTO.restante} valor={venda.restante} />
          <div className={estilo.depois}>
            <dt>{ACERTO.depois}</dt>
            <dd>
              {falta === 0
                ? ACERTO.quita
                : falta > 0
                  ? ACERTO.falta(formatarReais(falta))
                  : ACERTO.sobra(formatarReais(-falta))}
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

function Fato({ nome, valor }: { nome: string; valor: number }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>
        <Dinheiro valor={valor} centavos />
      </dd>
    </div>
  );
}

/** A picture in its place, a PDF one press away; without an address, what it is called. And where the same bytes were sent besides. */
function Arquivo({
  anexo: { uid, nome, enviadoEm, tipo },
  arquivo,
  pagamentoUid,
  vendaId,
}: {
  anexo: Anexo;
  pagamentoUid: string;
  /** Null while it is asked for. */
  arquivo: ArquivoDaEquipe | 'sem' | null;
  vendaId: number;
}) {
  const href = noSite(arquivo === null || arquivo === 'sem' ? null : arquivo.endereco);
  const iguais = arquivo === null || arquivo === 'sem' ? [] : arquivo.iguais;
  const [falhou, dizerQueFalhou] = useState(false);
  const imagem = useRef<HTMLImageElement>(null);
  const aoFalhar = () => dizerQueFalhou(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed before there was anybody to hear it
  useEffect(() => {
    if (imagem.current?.complete && imagem.current.naturalWidth === 0) aoFalhar();
  }, []);
  return (
    <figure className={estilo.arquivo}>
      {href !== null && tipo === 'imagem' && !falhou && (
        <a href={href} target="_blank" rel="noopener">
          <img ref={imagem} src={href} alt={ACERTO.imagemDe(nome)} onError={aoFalhar} />
        </a>
      )}
      {falhou && <p className={estilo.semArquivo}>{ACERTO.naoAbriu}</p>}
      <figcaption>
        <Icone nome={tipo === 'pdf' ? 'file-text' : 'image'} tamanho={18} />
        <span>
          <strong>{nome}</strong>
          <span className={estilo.suave}>{ACERTO.enviadoEm(formatarDataHora(enviadoEm))}</span>
        </span>
      </figcaption>
      {iguais.length > 0 && (
        <Selo tom="superado" icone="triangle-exclamation-point">
          {ACERTO.jaEnviado(
            iguais.map((um) => um.vendaId).filter((id) => id !== null),
            vendaId,
          )}
        </Selo>
      )}
      {href !== null && <Leitura {...{ pagamentoUid, nome }} arquivoUid={uid} />}
      {href === null ? (
        <p className={estilo.suave}>{arquivo === null ? ACERTO.abrindo : ACERTO.semEndereco}</p>
      ) : (
        tipo === 'pdf' && (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className={classesDoBotao({ variante: 'secundario' })}
          >
            <Miolo icone="external-link">{ACERTO.abrirPdf}</Miolo>
          </a>
        )
      )}
    </figure>
  );
}
