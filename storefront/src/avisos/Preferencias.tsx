'use client';

import type { PreferenciasDeAvisos } from '@martelo/shared/avisos/esquemas';
import { formatarDataHora } from '@martelo/shared/datas';
import type { TipoHotsite } from '@martelo/shared/hotsite';
import { useState } from 'react';
import estiloDaConta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { AVISOS, AVISOS_DO_MODO } from '../palavras/avisos.ts';
import { chamar } from '../sessao/comandar.ts';
import { fraseDaRecusa } from '../sessao/frase.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { alternar, type Canal, mudancas } from './escolhas.ts';
import estilo from './Preferencias.module.css';

type Evento = PreferenciasDeAvisos['eventos'][number];

/** Events × channels, saved together. */
export function Preferencias({ iniciais, modo }: { iniciais: PreferenciasDeAvisos; modo: TipoHotsite }) {
  const [guardadas, guardar] = useState(iniciais);
  const [vista, mudar] = useState(iniciais);
  const [enviando, enviar] = useState(false);
  const [dito, dizer] = useState('');
  const [erro, errar] = useState('');
  const aSalvar = mudancas(guardadas, vista);

  const salvar = async () => {
    if (aSalvar === null) return;
    enviar(true);
    dizer('');
    errar('');
    const resposta = await chamar<PreferenciasDeAvisos>('PUT', 'cliente/preferencias-avisos', {
      revisao: guardadas.revisao,
      ...aSalvar,
    });
    enviar(false);
    if (resposta.tipo === 'aceito') {
      guardar(resposta.corpo);
      mudar(resposta.corpo);
      return dizer(AVISOS.salvas);
    }
    const { codigo, message } = resposta.erro;
    // Another tab saved meanwhile: what holds is shown, and nothing of either is lost unseen.
    const atual = codigo === 'REVISAO_DESATUALIZADA' && 'atual' in resposta.erro ? resposta.erro.atual : null;
    if (atual) {
      guardar(atual as PreferenciasDeAvisos);
      mudar(atual as PreferenciasDeAvisos);
    }
    errar(atual ? AVISOS.outraAba : fraseDaRecusa(message));
  };

  const grupos = [...new Set(vista.eventos.map(({ grupo }) => grupo))];
  return (
    <Secao id="escolhas" titulo={AVISOS.oQueReceber}>
      <p className={estiloDaConta.suave}>{AVISOS.noSilencio}</p>
      {grupos.map((grupo) => (
        <table key={grupo} className={estilo.tabela}>
          <caption>{AVISOS_DO_MODO[modo].grupos[grupo]}</caption>
          <thead>
            <tr>
              <th scope="col">{AVISOS.aviso}</th>
              {vista.canais.map(({ canal, rotulo, falta }) => (
                <th key={canal} scope="col">
                  <abbr title={rotulo}>{AVISOS.canaisCurtos[canal]}</abbr>
                  {falta && <small>{AVISOS.faltas[falta]}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {vista.eventos
              .filter((evento) => evento.grupo === grupo)
              .map((evento) => (
                <tr key={evento.evento}>
                  <th scope="row">{evento.rotulo}</th>
                  {vista.canais.map(({ canal, rotulo }) => (
                    <Celula
                      key={canal}
                      {...{ evento, canal, rotulo }}
                      aoMudar={() => {
                        dizer('');
                        mudar(alternar(vista, evento.evento, canal));
                      }}
                    />
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      ))}
      <fieldset className={estilo.novidades}>
        <legend>{AVISOS.novidades}</legend>
        <label>
          <input
            type="checkbox"
            checked={vista.novidades.aceito}
            onChange={({ target: { checked: aceito } }) =>
              mudar({ ...vista, novidades: { ...vista.novidades, aceito } })
            }
          />
          <span>{vista.novidades.texto}</span>
        </label>
        {guardadas.novidades.em && (
          <p className={estiloDaConta.suave}>
            {AVISOS.aceitoDesde(formatarDataHora(guardadas.novidades.em))}
          </p>
        )}
      </fieldset>
      <div className={estilo.salvar} data-a-salvar={aSalvar !== null || undefined}>
        {erro && (
          <p role="alert" className={estiloDaConta.erro}>
            {erro}
          </p>
        )}
        <p role="status" className={estiloDaConta.dito}>
          {dito}
        </p>
        <div className={estiloDaConta.botoes}>
          <Botao carregando={enviando} disabled={aSalvar === null} onClick={() => void salvar()}>
            {AVISOS.salvar}
          </Botao>
        </div>
      </div>
    </Secao>
  );
}

function Celula({
  evento,
  canal,
  rotulo,
  aoMudar,
}: {
  evento: Evento;
  canal: Canal;
  rotulo: string;
  aoMudar: () => void;
}) {
  const cada = evento.canais.find((um) => um.canal === canal);
  const curto = AVISOS.canaisCurtos[canal];
  if (cada === undefined)
    return (
      <td className={estilo.fora} data-canal={curto}>
        <span aria-hidden>–</span>
        <span className="so-leitor">{AVISOS.naoSai}</span>
      </td>
    );
  if (cada.fixo)
    return (
      <td data-canal={curto}>
        <span className={estilo.fixo} title={AVISOS.sempreEnviado}>
          <Icone nome="lock" tamanho={16} />
          <span className="so-leitor">{AVISOS.sempreEnviado}</span>
        </span>
      </td>
    );
  return (
    <td data-canal={curto}>
      <label className={estilo.caixa}>
        <input
          type="checkbox"
          checked={cada.ligado}
          onChange={aoMudar}
          aria-label={AVISOS.alternar(evento.rotulo, rotulo)}
        />
      </label>
    </td>
  );
}
