import { AbrirConstrutor as AbrirConstrutor_f78d9d20a0fa1940277946908f8253f1 } from '../../../painel/AbrirConstrutor.tsx'
import { VisitasDaPagina as VisitasDaPagina_b3b39b08384cdae8d57d2cef1bc55df0 } from '../../../visitas/VisitasDaPagina.tsx'
import { CelulaVisitas as CelulaVisitas_8ec84d3263d7b6d484caecd51a9d8a6a } from '../../../visitas/CelulaVisitas.tsx'
import { Pendencias as Pendencias_813d8b506e5ecd72109dfc14dedf0f6d } from '../../../marca/Pendencias.tsx'
import { PreviaDoTema as PreviaDoTema_235b741c5dc8def6649cda77d5570a0a } from '../../../marca/PreviaDoTema.tsx'
import { CampoCor as CampoCor_a4c90338d640a674e6de0aa2644ee9ba } from '../../../campos/CampoCor.tsx'
import { PreviaDosIcones as PreviaDosIcones_73e43c37b4cdd747a91b1afad24f6d51 } from '../../../marca/PreviaDosIcones.tsx'
import { MapaDaMarca as MapaDaMarca_c76e238c241b3bbc8997ed4c35dd00af } from '../../../marca/MapaDaMarca.tsx'
import { CampoPagina as CampoPagina_a319f8b360bd3680bd8119a0fe27b252 } from '../../../marca/CampoPagina.tsx'
import { JanelaAgora as JanelaAgora_d151411ef468d390c6dcd2f8fe8c091e } from '../../../marca/JanelaAgora.tsx'
import { VersoesDoScript as VersoesDoScript_f773d3202f6996949fa56a0c0e171a4e } from '../../../marca/VersoesDoScript.tsx'
import { CredenciaisDns as CredenciaisDns_ec5b3101a088144f0211c7ac4309d273 } from '../../../marca/CredenciaisDns.tsx'
import { CampoLeilao as CampoLeilao_08877989f9d9d93f94e963119fca16ff } from '../../../banners/CampoLeilao.tsx'
import { PreviaBanner as PreviaBanner_d38bd8f12125b935ff89f9a2c8431e48 } from '../../../banners/PreviaBanner.tsx'
import { CampoDestino as CampoDestino_996d28bfb245c6b4db525c5b43ceb41d } from '../../../banners/CampoDestino.tsx'
import { CapturarCapa as CapturarCapa_9754ed18fc284bda237cab0ddc331866 } from '../../../midia/CapturarCapa.tsx'
import { CampoLegendas as CampoLegendas_30d531a73202cc98e95ffb6ecfab4bcc } from '../../../midia/CampoLegendas.tsx'
import { OndeEUsada as OndeEUsada_e34ed22c0c757cbcdff6018891be0498 } from '../../../midia/OndeEUsada.tsx'
import { Pastas as Pastas_1a0dfe5b467c492b0bb22e6f9cf5388f } from '../../../midia/Pastas.tsx'
import { ImportarCsv as ImportarCsv_c2f173c54e3ac5b522994a2e2bece35c } from '../../../redirecionamentos/ImportarCsv.tsx'
import { PreviaDoAviso as PreviaDoAviso_0adbcf8fe1734126ecf0a58a8ae3d315 } from '../../../vozes/PreviaDoAviso.tsx'
import { Exportar as Exportar_a25f780c21d3204229accbd7fae74f03 } from '../../../formularios/Exportar.tsx'
import { CelulaMarca as CelulaMarca_74ca748b91ae03c39a05e776031c5e07 } from '../../../registro/CelulaMarca.tsx'
import { Diferencas as Diferencas_215615b6a77a6dcfd4e6f303ee0da41c } from '../../../registro/Diferencas.tsx'
import { ExportarCsv as ExportarCsv_c1020ef8262f6f6cc6680154e5dfef93 } from '../../../registro/ExportarCsv.tsx'
import { Avatar as Avatar_2c272caa3f06b5d2996c4ddba2db4794 } from '../../../painel/Avatar.tsx'
import { Icone as Icone_bbb3be3332eab1f7d8d72bd7437fb2fc } from '../../../painel/Logo.tsx'
import { Logo as Logo_bbb3be3332eab1f7d8d72bd7437fb2fc } from '../../../painel/Logo.tsx'
import { TelaEntrada as TelaEntrada_8f9e684241543733d0ffc9aa6c2bbcb3 } from '../../../sso/TelaEntrada.tsx'
import { Inicio as Inicio_1013619c862d5addb26c766b0b542ab9 } from '../../../painel/Inicio.tsx'
import { VistaNovaMarca as VistaNovaMarca_89d10cc68e68582f86d55a0fc181b652 } from '../../../assistente/VistaNovaMarca.tsx'
import { VistaPrimeiraHora as VistaPrimeiraHora_86fe26f24af8998f2b2eb9847de1d9ab } from '../../../primeira-hora/VistaPrimeiraHora.tsx'
import { VistaConstrutor as VistaConstrutor_dc978863847f02dba24ca5312c2d5949 } from '../../../builder/VistaConstrutor.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/painel/AbrirConstrutor.tsx#AbrirConstrutor": AbrirConstrutor_f78d9d20a0fa1940277946908f8253f1,
  "/visitas/VisitasDaPagina.tsx#VisitasDaPagina": VisitasDaPagina_b3b39b08384cdae8d57d2cef1bc55df0,
  "/visitas/CelulaVisitas.tsx#CelulaVisitas": CelulaVisitas_8ec84d3263d7b6d484caecd51a9d8a6a,
  "/marca/Pendencias.tsx#Pendencias": Pendencias_813d8b506e5ecd72109dfc14dedf0f6d,
  "/marca/PreviaDoTema.tsx#PreviaDoTema": PreviaDoTema_235b741c5dc8def6649cda77d5570a0a,
  "/campos/CampoCor.tsx#CampoCor": CampoCor_a4c90338d640a674e6de0aa2644ee9ba,
  "/marca/PreviaDosIcones.tsx#PreviaDosIcones": PreviaDosIcones_73e43c37b4cdd747a91b1afad24f6d51,
  "/marca/MapaDaMarca.tsx#MapaDaMarca": MapaDaMarca_c76e238c241b3bbc8997ed4c35dd00af,
  "/marca/CampoPagina.tsx#CampoPagina": CampoPagina_a319f8b360bd3680bd8119a0fe27b252,
  "/marca/JanelaAgora.tsx#JanelaAgora": JanelaAgora_d151411ef468d390c6dcd2f8fe8c091e,
  "/marca/VersoesDoScript.tsx#VersoesDoScript": VersoesDoScript_f773d3202f6996949fa56a0c0e171a4e,
  "/marca/CredenciaisDns.tsx#CredenciaisDns": CredenciaisDns_ec5b3101a088144f0211c7ac4309d273,
  "/banners/CampoLeilao.tsx#CampoLeilao": CampoLeilao_08877989f9d9d93f94e963119fca16ff,
  "/banners/PreviaBanner.tsx#PreviaBanner": PreviaBanner_d38bd8f12125b935ff89f9a2c8431e48,
  "/banners/CampoDestino.tsx#CampoDestino": CampoDestino_996d28bfb245c6b4db525c5b43ceb41d,
  "/midia/CapturarCapa.tsx#CapturarCapa": CapturarCapa_9754ed18fc284bda237cab0ddc331866,
  "/midia/CampoLegendas.tsx#CampoLegendas": CampoLegendas_30d531a73202cc98e95ffb6ecfab4bcc,
  "/midia/OndeEUsada.tsx#OndeEUsada": OndeEUsada_e34ed22c0c757cbcdff6018891be0498,
  "/midia/Pastas.tsx#Pastas": Pastas_1a0dfe5b467c492b0bb22e6f9cf5388f,
  "/redirecionamentos/ImportarCsv.tsx#ImportarCsv": ImportarCsv_c2f173c54e3ac5b522994a2e2bece35c,
  "/vozes/PreviaDoAviso.tsx#PreviaDoAviso": PreviaDoAviso_0adbcf8fe1734126ecf0a58a8ae3d315,
  "/formularios/Exportar.tsx#Exportar": Exportar_a25f780c21d3204229accbd7fae74f03,
  "/registro/CelulaMarca.tsx#CelulaMarca": CelulaMarca_74ca748b91ae03c39a05e776031c5e07,
  "/registro/Diferencas.tsx#Diferencas": Diferencas_215615b6a77a6dcfd4e6f303ee0da41c,
  "/registro/ExportarCsv.tsx#ExportarCsv": ExportarCsv_c1020ef8262f6f6cc6680154e5dfef93,
  "/painel/Avatar.tsx#Avatar": Avatar_2c272caa3f06b5d2996c4ddba2db4794,
  "/painel/Logo.tsx#Icone": Icone_bbb3be3332eab1f7d8d72bd7437fb2fc,
  "/painel/Logo.tsx#Logo": Logo_bbb3be3332eab1f7d8d72bd7437fb2fc,
  "/sso/TelaEntrada.tsx#TelaEntrada": TelaEntrada_8f9e684241543733d0ffc9aa6c2bbcb3,
  "/painel/Inicio.tsx#Inicio": Inicio_1013619c862d5addb26c766b0b542ab9,
  "/assistente/VistaNovaMarca.tsx#VistaNovaMarca": VistaNovaMarca_89d10cc68e68582f86d55a0fc181b652,
  "/primeira-hora/VistaPrimeiraHora.tsx#VistaPrimeiraHora": VistaPrimeiraHora_86fe26f24af8998f2b2eb9847de1d9ab,
  "/builder/VistaConstrutor.tsx#VistaConstrutor": VistaConstrutor_dc978863847f02dba24ca5312c2d5949,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
