'use client';

import { formatarPlaca } from '@martelo/shared/documentos';
import type { RemocaoDeFora } from '@martelo/shared/remocoes/de-fora';
import type { Preenchimento } from '@martelo/shared/vistorias/esquema';
import { useEffect, useState } from 'react';
import { Linha } from '../campo/Linha.tsx';
import { useCampo } from '../campo/usar-campo.ts';
import { ADMIN_VISTORIAS } from '../palavras/admin-vistorias.ts';
import { CAMPO } from '../palavras/campo.ts';
import { TRANSPORTADORA as P } from '../palavras/transportadora.ts';
import { chamar } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Icone } from '../site/ui/Icone.tsx';
import { Ligacao } from '../site/ui/Ligacao.tsx';
import { Andamento } from '../vistorias/preencher/Andamento.tsx';
import { Itens } from '../vistorias/preencher/Itens.tsx';
import { ComPecas, type Pecas, type PropsDoBotao } from '../vistorias/preencher/pecas.tsx';
import { maisNova } from '../vistorias/preencher/projetar.ts';
import { useRespostas } from '../vistorias/preencher/usar-respostas.ts';
import { CAMINHO_DA_TRANSPORTADORA } from './papel.ts';
import estilo from './transportadora.module.css';

const VARIANTES = { primario: 'primario', normal: 'secundario', leve: 'texto' } as const;
const BotaoDaqui = ({ variante = 'normal', className = '', ...resto }: PropsDoBotao) => (
  <Botao {...resto} variante={VARIANTES[variante]} className={className === 'grande' ? estilo.grande : ''} />
);

const onde = (uid: string) => `transportadora/remocoes/${uid}/vistoria`;
const PECAS: Pecas = { Botao: BotaoDaqui, exemplo: (url) => url };

/** The inspection that a vehicle is collected by, filled in with a glove on; S11 closes it. */
export function Vistoria({
  remocao,
  lida,
  dono,
}: {
  remocao: RemocaoDeFora;
  lida: Preenchimento;
  dono: string;
}) {
  const { campo } = useCampo(dono);
  const [de, mostrar] = useState(lida);
  const caminho = `/v1/${onde(remocao.uid)}/preenchimento`;
  // Opened without network the page is as old as when it was taken along; what was read of it since is kept beside it.
  useEffect(() => {
    if (campo === null) return;
    void campo.deposito
      .leitura(dono, caminho)
      .then((guardada) => mostrar((antes) => maisNova(antes, (guardada?.corpo as Preenchimento) ?? null)!))
      .catch(() => {});
  }, [campo, dono, caminho]);
  const lerDeNovo = async () => {
    const resposta = await chamar<Preenchimento>('GET', `${onde(remocao.uid)}/preenchimento`);
    if (resposta.tipo !== 'aceito') return;
    mostrar(resposta.corpo);
    await campo?.deposito.guardarLeitura(dono, caminho, resposta.corpo);
  };
  return (
    <div className={estilo.pilha}>
      <Ligacao href={`${CAMINHO_DA_TRANSPORTADORA}/${remocao.uid}`} className={estilo.voltar}>
        <Icone nome="arrow-left" tamanho={16} /> {P.voltarARemocao}
      </Ligacao>
      <header className={estilo.topo}>
        <h1>{remocao.veiculoNome}</h1>
        {remocao.placa && <span className={estilo.placa}>{formatarPlaca(remocao.placa)}</span>}
        <span className={estilo.marca}>{de.tipoNome}</span>
      </header>
      <Linha dono={dono} assunto={assuntoDa(remocao.uid)} />
      <Preenchida {...{ remocao, de, dono, lerDeNovo }} />
    </div>
  );
}

const assuntoDa = (uid: string): string => `remocao/${uid}/vistoria`;

function Preenchida({
  remocao: { uid },
  de: lida,
  dono,
  lerDeNovo,
}: {
  remocao: RemocaoDeFora;
  de: Preenchimento;
  dono: string;
  lerDeNovo: () => Promise<void>;
}) {
  const respostas = useRespostas(
    {
      ...{ dono, caminho: `/v1/${onde(uid)}`, assunto: assuntoDa(uid) },
      tela: `${CAMINHO_DA_TRANSPORTADORA}/${uid}/vistoria`,
    },
    lida,
    lerDeNovo,
  );
  const { de, falhou } = respostas;
  return (
    <ComPecas value={PECAS}>
      <div className="preencher-no-site">
        {de.situacao === 'Realizada' && <p className={estilo.bom}>{P.vistoriaFeita}</p>}
        {de.situacao === 'Cancelada' && <p className={estilo.atencao}>{P.vistoriaCancelada}</p>}
        {falhou && (
          <p className={estilo.erro} role="alert">
            {CAMPO.semEspaco}
          </p>
        )}
        <Andamento {...{ de }} />
        <Itens {...{ de, respostas }} />
        {de.podePreencher && (
          <footer className="preencher-fim">
            <p role="status">{ADMIN_VISTORIAS.faltam(de.pendentes.length)}</p>
            <Ligacao href={`${CAMINHO_DA_TRANSPORTADORA}/${uid}`} className={estilo.elo}>
              {P.voltarARemocao}
            </Ligacao>
          </footer>
        )}
      </div>
    </ComPecas>
  );
}
