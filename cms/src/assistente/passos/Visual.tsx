import { ImageUp, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { saoCores } from '../../marca/leitura-do-tema.ts';
import { Miniatura } from '../../marca/Miniatura.tsx';
import { LeituraDasCores } from '../../marca/PreviaDoTema.tsx';
import { ASSISTENTE } from '../../palavras/assistente.ts';
import estilos from '../assistente.module.css';
import { enviarLogo } from '../chamadas.ts';
import { propostas } from '../paleta.ts';
import { CORES_DE_PARTIDA, comGrupos } from '../rascunho.ts';
import { CoresDePartida } from './CoresDePartida.tsx';
import type { PropsPasso } from './passo.ts';

const CAMPOS = [
  ['corPrimaria', ASSISTENTE.primaria],
  ['corSecundaria', ASSISTENTE.secundaria],
  ['corGradient1', ASSISTENTE.gradienteComeco],
  ['corGradient2', ASSISTENTE.gradienteMeio],
  ['corGradient3', ASSISTENTE.gradienteFim],
] as const;

export function Visual({ rascunho, mudar, faltas }: PropsPasso) {
  const { logo, grupos, proposta, cores } = rascunho;
  return (
    <>
      <p className={estilos.intro}>{ASSISTENTE.envieOLogo}</p>
      <EnviarLogo
        logo={logo}
        aoLer={(lido, achadas) => mudar((atual) => comGrupos(atual, achadas, lido))}
        aoTirar={() => mudar((atual) => comGrupos(atual, [{ cor: CORES_DE_PARTIDA[0].cor, peso: 1 }], null))}
      />
      {logo === null && (
        <CoresDePartida legenda={ASSISTENTE.ouComece} {...{ rascunho, mudar }}>
          <label title={ASSISTENTE.outraCor} className={estilos.outraCor}>
            <input
              type="color"
              aria-label={ASSISTENTE.outraCor}
              value={grupos[0]?.cor ?? '#123a6b'}
              onChange={(evento) =>
                mudar((atual) => comGrupos(atual, [{ cor: evento.target.value, peso: 1 }]))
              }
            />
          </label>
        </CoresDePartida>
      )}
      <fieldset className={estilos.paletas}>
        <legend>{ASSISTENTE.paleta}</legend>
        {propostas(grupos).map(({ chave, nome, ajuda, cores: propostas }) => (
          <label key={chave} className={estilos.paleta}>
            <input
              type="radio"
              name="paleta"
              checked={proposta === chave}
              onChange={() => mudar({ proposta: chave, cores: propostas })}
            />
            <Miniatura
              nome={rascunho.nome || ASSISTENTE.suaMarca}
              tipo={rascunho.tipo}
              cores={propostas}
              logo={logo}
              estilo={rascunho.estilo}
            />
            <span>
              <strong>{nome}</strong>
              {ajuda}
            </span>
          </label>
        ))}
      </fieldset>
      <details className={estilos.ajuste} open={proposta === 'propria' || Boolean(faltas.cores)}>
        <summary>{ASSISTENTE.ajustarAsCores}</summary>
        <div className={estilos.cores}>
          {CAMPOS.map(([campo, rotulo]) => (
            <label key={campo}>
              {rotulo}
              <input
                type="color"
                value={cores[campo] ?? cores.corPrimaria}
                onChange={(evento) =>
                  mudar({ proposta: 'propria', cores: { ...cores, [campo]: evento.target.value } })
                }
              />
            </label>
          ))}
        </div>
        {saoCores(cores) && <LeituraDasCores cores={cores} />}
      </details>
    </>
  );
}

function EnviarLogo({
  logo,
  aoLer,
  aoTirar,
}: {
  logo: string | null;
  aoLer(logo: string, cores: { cor: string; peso: number }[]): void;
  aoTirar(): void;
}) {
  const [estado, setEstado] = useState<{ frase: string; erro: boolean }>({ frase: '', erro: false });
  const [sobre, setSobre] = useState(false);
  const id = useId();
  const ler = async (arquivo: File | undefined) => {
    if (!arquivo) return;
    setEstado({ frase: ASSISTENTE.lendoOLogo, erro: false });
    const resposta = await enviarLogo(arquivo);
    if (!resposta.ok) return setEstado({ frase: resposta.frase, erro: true });
    setEstado({ frase: ASSISTENTE.paletasTiradasDoLogo, erro: false });
    aoLer(resposta.valor.logo, resposta.valor.cores);
  };
  const largar = (evento: DragEvent) => {
    evento.preventDefault();
    setSobre(false);
    void ler(evento.dataTransfer.files[0]);
  };
  return (
    <div className={estilos.campo}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the file input inside is what keys and readers use */}
      <div
        className={estilos.envio}
        data-sobre={sobre || undefined}
        onDragOver={(evento) => {
          evento.preventDefault();
          setSobre(true);
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={largar}
      >
        {logo ? <img src={logo} alt={ASSISTENTE.logoEnviado} /> : <ImageUp size={28} aria-hidden="true" />}
        <span>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            aria-describedby={`${id}e`}
            onChange={(evento) => {
              void ler(evento.target.files?.[0]);
              evento.target.value = '';
            }}
          />
          <label htmlFor={id}>{logo ? ASSISTENTE.trocarOLogo : ASSISTENTE.enviarOLogo}</label>
          <small>{ASSISTENTE.pngComFundoTransparente}</small>
        </span>
        {logo && (
          <button
            type="button"
            onClick={() => {
              setEstado({ frase: '', erro: false });
              aoTirar();
            }}
          >
            <Trash2 size={16} aria-hidden="true" /> {ASSISTENTE.tirar}
          </button>
        )}
      </div>
      <p id={`${id}e`} role="status" className={estado.erro ? estilos.falta : estilos.ajuda}>
        {estado.frase}
      </p>
    </div>
  );
}
