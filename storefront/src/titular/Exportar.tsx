'use client';

import { formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import type { ExportacaoVista } from '@martelo/shared/titular';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import conta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { useEnvio } from '../conta/usar-envio.ts';
import { TITULAR } from '../palavras/titular.ts';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import { fraseDoErro } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Prova, provaDe } from './Prova.tsx';
import estilo from './titular.module.css';

const A_CADA_MS = 1_500;

/** The file of everything about oneself: asked for, watched while it is made, fetched with the password. */
export function Exportar({
  inicial,
  modo,
  comFator,
}: {
  inicial: ExportacaoVista | null;
  modo: TipoHotsite;
  comFator: boolean;
}) {
  const [exportacao, definir] = useState(inicial);
  const [erro, definirErro] = useState<string | null>(null);
  const [pedindo, definirPedindo] = useState(false);
  const palavras = TITULAR[modo];
  const fazendo = exportacao?.situacao === 'EM_ANDAMENTO' ? exportacao.uid : null;

  useEffect(() => {
    if (fazendo === null) return;
    const relogio = setInterval(async () => {
      const resposta = await chamar<ExportacaoVista>('GET', `cliente/privacidade/exportacoes/${fazendo}`);
      if (resposta.tipo === 'aceito') definir(resposta.corpo);
    }, A_CADA_MS);
    return () => clearInterval(relogio);
  }, [fazendo]);

  const pedir = async () => {
    definirPedindo(true);
    definirErro(null);
    const corpo = { comandoId: novoComandoId() };
    const resposta = await chamar<ExportacaoVista>('POST', 'cliente/privacidade/exportacoes', corpo);
    definirPedindo(false);
    if (resposta.tipo === 'aceito') definir(resposta.corpo);
    else definirErro(fraseDoErro(resposta.erro));
  };

  return (
    <Secao id="exportar" titulo={palavras.exportar}>
      <p>{palavras.oQueExporta}</p>
      {exportacao?.situacao === 'EM_ANDAMENTO' && (
        <div className={estilo.progresso} role="status">
          <progress aria-label={palavras.progresso} value={exportacao.feitas} max={exportacao.todas} />
          <p>
            {palavras.preparando(exportacao.feitas, exportacao.todas)}
            {exportacao.agora !== null && ` · ${palavras.lendo(exportacao.agora)}`}
          </p>
          <p className={conta.suave}>{palavras.avisamos}</p>
        </div>
      )}
      {exportacao?.situacao === 'PRONTA' && (
        <Baixar key={exportacao.uid} {...{ exportacao, modo, comFator }} />
      )}
      {exportacao?.situacao === 'EXPIRADA' && <p>{palavras.expirou}</p>}
      {exportacao?.situacao === 'FALHOU' && (
        <p role="alert" className={conta.erro}>
          {palavras.falhou}
        </p>
      )}
      {erro !== null && (
        <p role="alert" className={conta.erro}>
          {erro}
        </p>
      )}
      {fazendo === null && (
        <div className={conta.botoes}>
          <Botao
            variante={exportacao?.situacao === 'PRONTA' ? 'texto' : 'primario'}
            carregando={pedindo}
            onClick={() => void pedir()}
          >
            {exportacao === null ? palavras.pedirArquivo : palavras.pedirOutro}
          </Botao>
        </div>
      )}
    </Secao>
  );
}

function Baixar({
  exportacao: { uid, prontaEm, expiraEm },
  modo,
  comFator,
}: {
  exportacao: ExportacaoVista;
  modo: TipoHotsite;
  comFator: boolean;
}) {
  const palavras = TITULAR[modo];
  const [baixou, definirBaixou] = useState(false);
  const [fator, pedirFator] = useState(comFator);
  const formulario = useRef<HTMLFormElement>(null);
  const { enviar, enviando, recusa, doCampo, geral } = useEnvio<{ endereco: string }>(
    'POST',
    `cliente/privacidade/exportacoes/${uid}/endereco`,
  );
  if (recusa?.codigo === 'SEGUNDO_FATOR' && !fator) pedirFator(true);

  const baixar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const resposta = await enviar(provaDe(new FormData(evento.currentTarget)));
    if (resposta === null) return;
    formulario.current?.reset();
    definirBaixou(true);
    location.assign(`/api${resposta.endereco}`);
  };
  const erro = geral('CREDENCIAIS_INVALIDAS', 'SEGUNDO_FATOR');
  return (
    <form ref={formulario} onSubmit={baixar} className={conta.pilha}>
      {prontaEm !== null && expiraEm !== null && (
        <p role="status" className={conta.feito}>
          {palavras.pronto(formatarDataHora(prontaEm), formatarDataHora(expiraEm))}
        </p>
      )}
      <p>{palavras.confirmeSenha}</p>
      <Prova id="baixar" {...{ fator, doCampo }} />
      {erro !== null && (
        <p role="alert" className={conta.erro}>
          {erro}
        </p>
      )}
      <p role="status" className={conta.dito}>
        {baixou ? palavras.baixando : ''}
      </p>
      <div className={conta.botoes}>
        <Botao type="submit" icone="download" carregando={enviando}>
          {palavras.baixar}
        </Botao>
      </div>
    </form>
  );
}
