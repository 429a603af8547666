'use client';

import type { AtoDeConsentimento, ConsentimentoDoCliente } from '@martelo/shared/cliente';
import type { VersaoLegal } from '@martelo/shared/documento-legal';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { PRIVACIDADE } from '../palavras/privacidade.ts';
import { AceiteDoCadastro, TextoDoAceite } from '../sessao/AceiteDoCadastro.tsx';
import { chamar } from '../sessao/comandar.ts';
import { fraseDoErro } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import estilo from './privacidade.module.css';

const QUANDO = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});
const quando = (instante: string) => QUANDO.format(new Date(instante));

/** What this client agreed to when they registered, and taking it back or giving it again. */
export function MeuAceite({
  consentimento: inicial,
  vigente,
  regulamento,
  historico,
  modo,
}: {
  modo: TipoHotsite;
  consentimento: ConsentimentoDoCliente | null;
  /** The words that would be agreed to now. */
  vigente: { versao: string; texto: string; regulamento?: number };
  regulamento: boolean;
  /** Newest first. */
  historico: readonly AtoDeConsentimento[];
}) {
  const [consentimento, definir] = useState(inicial);
  const [erro, definirErro] = useState<string | null>(null);
  const [enviando, definirEnviando] = useState(false);
  const [confirmar, pedirConfirmacao] = useState(false);
  const palavras = PRIVACIDADE[modo];
  const roteador = useRouter();

  const mudar = async (metodo: 'POST' | 'DELETE', corpo?: object) => {
    definirEnviando(true);
    definirErro(null);
    const resposta = await chamar<ConsentimentoDoCliente>(metodo, 'cliente/consentimento', corpo);
    definirEnviando(false);
    if (resposta.tipo !== 'aceito') return definirErro(fraseDoErro(resposta.erro));
    pedirConfirmacao(false);
    definir(resposta.corpo);
    roteador.refresh();
  };

  if (consentimento === null)
    return (
      <section className={estilo.secao} aria-labelledby="aceite">
        <h2 id="aceite">{palavras.seuCadastro}</h2>
        <p role="status">{palavras.naoLeu}</p>
      </section>
    );
  const { aceite, retiradoEm, regulamentoNovo } = consentimento;
  const emVigor = aceite !== null && aceite.retiradoEm === null;
  const documentos = aceite?.documentos ?? [];
  return (
    <section className={estilo.secao} aria-labelledby="aceite">
      <h2 id="aceite">{palavras.seuCadastro}</h2>
      {aceite === null ? (
        <p>
          {palavras.semAceite}{' '}
          {retiradoEm === undefined ? palavras.leiaEAceite : palavras.naoDaDesde(quando(retiradoEm))}
        </p>
      ) : (
        <>
          <blockquote className={estilo.texto}>
            <TextoDoAceite texto={aceite.texto} regulamento={regulamento} />
          </blockquote>
          <dl className={estilo.fatos}>
            <div>
              <dt>{palavras.aceitoEm}</dt>
              <dd>{quando(aceite.em)}</dd>
            </div>
            <div>
              <dt>{palavras.versao}</dt>
              <dd>{aceite.versao}</dd>
            </div>
            {aceite.endereco !== '' && (
              <div>
                <dt>{palavras.enderecoDeRede}</dt>
                <dd>{aceite.endereco}</dd>
              </div>
            )}
            {aceite.retiradoEm !== null && (
              <div>
                <dt>{palavras.retiradoEm}</dt>
                <dd>{quando(aceite.retiradoEm)}</dd>
              </div>
            )}
          </dl>
          {documentos.length > 0 && (
            <p>
              {palavras.documentos}: <Documentos documentos={documentos} modo={modo} />
            </p>
          )}
        </>
      )}
      {regulamentoNovo && (
        <p role="status" className={estilo.situacao}>
          {palavras.regulamentoMudou(quando(regulamentoNovo.publicadaEm))}{' '}
          <Ligacao href={`/regulamento/versoes/${regulamentoNovo.versao}`} className={estilo.ligacao}>
            {palavras.lerNova(regulamentoNovo.versao)}
          </Ligacao>
        </p>
      )}
      {erro !== null && (
        <p role="alert" className={estilo.erro}>
          {erro}
        </p>
      )}
      {(!emVigor || regulamentoNovo) && (
        <form
          className={estilo.confirmar}
          onSubmit={(evento) => {
            evento.preventDefault();
            const { regulamento: lido } = vigente;
            void mudar('POST', { consentimento: vigente.versao, ...(lido ? { regulamento: lido } : {}) });
          }}
        >
          <AceiteDoCadastro {...vigente} regulamento={regulamento} />
          <div className={estilo.botoes}>
            <Botao type="submit" carregando={enviando}>
              {palavras.aceitar}
            </Botao>
          </div>
        </form>
      )}
      {emVigor &&
        (confirmar ? (
          <div className={estilo.confirmar}>
            <p>{palavras.semEsteAceite}</p>
            <div className={estilo.botoes}>
              <Botao variante="perigo" carregando={enviando} onClick={() => void mudar('DELETE')}>
                {palavras.retirar}
              </Botao>
              <Botao variante="texto" onClick={() => pedirConfirmacao(false)}>
                {palavras.voltar}
              </Botao>
            </div>
          </div>
        ) : (
          <div className={estilo.botoes}>
            <Botao variante="secundario" onClick={() => pedirConfirmacao(true)}>
              {palavras.retirarPergunta}
            </Botao>
          </div>
        ))}
      {historico.length > 0 && (
        <details>
          <summary>{palavras.historico}</summary>
          <ol className={estilo.historico}>
            {historico.map(({ ato, em, endereco, documentos: lidos }) => (
              <li key={`${ato}${em}`}>
                {palavras.atos[ato]} {quando(em)}
                {endereco !== null && ` ${palavras.de(endereco)}`}
                {lidos.length > 0 && ': '}
                <Documentos documentos={lidos} modo={modo} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** Each version by its name, leading to its words. */
function Documentos({ documentos, modo }: { documentos: readonly VersaoLegal[]; modo: TipoHotsite }) {
  return documentos.map(({ uri, titulo, versao }, i) => (
    <span key={uri}>
      {i > 0 && ', '}
      <Ligacao href={`/${uri}/versoes/${versao}`} className={estilo.ligacao}>
        {PRIVACIDADE[modo].documento(titulo, versao)}
      </Ligacao>
    </span>
  ));
}
