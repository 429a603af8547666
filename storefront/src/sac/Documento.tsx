'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import { ROTULOS_TIPO_DOCUMENTO } from '@martelo/shared/tipo-de-documento';
import { useState } from 'react';
import { espera } from '../acerto/espera.ts';
import { SAC } from '../palavras/sac.ts';
import { Botao, classesDoBotao, Miolo } from '../site/ui/Botao.tsx';
import { Selo } from '../site/ui/Selo.tsx';
import { Cadastro } from './Cadastro.tsx';
import type { DocumentoNaFila } from './fila.ts';
import estilo from './sac.module.css';
import { type ArquivoDaEquipe, useDetalhe } from './usar-detalhe.ts';

/** One document with all that a decision goes by: its pictures, whose it says it is, and what came before. */
export function Documento({
  documento,
  agora,
  posicao,
}: {
  documento: DocumentoNaFila;
  agora: number;
  posicao: string;
}) {
  const lido = useDetalhe(documento.uid, documento.cliUid, documento.revisao);
  const nome = ROTULOS_TIPO_DOCUMENTO[documento.tipo];
  const quem = documento.cliente ?? SAC.semNome;
  const respondido =
    lido === null || lido === 'falhou'
      ? undefined
      : lido.documento.outros.find(({ uid }) => uid === documento.responde);
  return (
    <article aria-label={`${nome}, ${quem}`}>
      <header>
        <h2>{quem}</h2>
        <p className={estilo.suave}>
          {nome} · {posicao} · {espera(documento.desde, agora)}
        </p>
      </header>
      {lido === null && <p className={estilo.suave}>{SAC.abrindo}</p>}
      {lido === 'falhou' && (
        <p className={estilo.erro} role="alert">
          {SAC.naoBuscou}
        </p>
      )}
      {lido !== null && lido !== 'falhou' && (
        <>
          {respondido?.motivo != null && (
            <Selo tom="info" icone="info">
              {SAC.responde(respondido.motivo)}
            </Selo>
          )}
          <div className={estilo.corpo}>
            <section className={estilo.arquivos} aria-label={SAC.arquivos}>
              {lido.documento.arquivosVistos.map((arquivo, i) => (
                <Arquivo
                  key={arquivo.uid}
                  {...{ arquivo, nome }}
                  lado={arquivo.lado === 'pagina' ? SAC.pagina(i + 1) : SAC.lados[arquivo.lado]}
                />
              ))}
            </section>
            <div className={estilo.aoLado}>
              {lido.cadastro !== null && <Cadastro cadastro={lido.cadastro} />}
              {lido.documento.outros.length > 0 && (
                <section>
                  <h3>{SAC.outros}</h3>
                  <ul className={estilo.outros}>
                    {lido.documento.outros.map(({ uid, tipo, situacao, enviadoEm, motivo }) => (
                      <li key={uid}>
                        <span>
                          {ROTULOS_TIPO_DOCUMENTO[tipo]}: <strong>{situacao}</strong>
                        </span>
                        <span className={estilo.suave}>
                          {[enviadoEm === null ? null : formatarDataHora(enviadoEm), motivo]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          </div>
        </>
      )}
    </article>
  );
}

/** A picture in its place, turned as needed, a PDF one press away; and where the same bytes were sent besides. */
function Arquivo({ arquivo, lado, nome }: { arquivo: ArquivoDaEquipe; lado: string; nome: string }) {
  const { endereco, tipo, paginas, iguais } = arquivo;
  const [quartos, girar] = useState(0);
  const [falhou, dizerQueFalhou] = useState(false);
  const href = endereco === null ? null : `/api${endereco}`;
  const deOutros = new Set(iguais.filter(({ doMesmo }) => !doMesmo).map(({ cliUid }) => cliUid)).size;
  return (
    <figure className={estilo.arquivo}>
      <figcaption>
        <strong>{lado}</strong>
        {tipo !== 'application/pdf' && (
          <Botao
            variante="texto"
            tamanho="p"
            icone="refresh-cw"
            aria-label={SAC.girarO(lado)}
            onClick={() => girar((antes) => (antes + 1) % 4)}
          >
            {SAC.girar}
          </Botao>
        )}
      </figcaption>
      {deOutros > 0 && (
        <Selo tom="superado" icone="triangle-exclamation-point">
          {SAC.jaEnviadoPorOutro(deOutros)}
        </Selo>
      )}
      {deOutros === 0 && iguais.length > 0 && (
        <Selo tom="alerta" icone="info">
          {SAC.jaEnviado}
        </Selo>
      )}
      {(href === null || falhou) && <p className={estilo.suave}>{SAC.naoAbriu}</p>}
      {href !== null &&
        !falhou &&
        (tipo === 'application/pdf' ? (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className={classesDoBotao({ variante: 'secundario' })}
          >
            <Miolo icone="external-link">{SAC.abrirPdf(paginas ?? 1)}</Miolo>
          </a>
        ) : (
          <a href={href} target="_blank" rel="noopener" className={estilo.imagem} data-quartos={quartos}>
            <img src={href} alt={SAC.imagemDe(lado, nome)} onError={() => dizerQueFalhou(true)} />
          </a>
        ))}
    </figure>
  );
}
